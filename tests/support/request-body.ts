interface EncodedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** A body as `fetch` takes it: a form as it is, anything else as JSON. */
export function encodedBody(body: unknown): EncodedBody {
  if (body === undefined) return { headers: {} };
  // `fetch` names a form's type itself, with the boundary between its parts.
  if (body instanceof FormData) return { headers: {}, body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** A form with these fields, without files. */
export function formWith(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
