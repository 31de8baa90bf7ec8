interface EncodedBody {
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | FormData;
}

/** Encodes a body for `fetch`: a form stays a form, anything else becomes JSON. */
export function encodedBody(body: unknown): EncodedBody {
  if (body === undefined) return { headers: {} };
  // `fetch` sets the content type of a form itself, including the boundary.
  if (body instanceof FormData) return { headers: {}, body };
  return { headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
}

/** A form with these fields, without files. */
export function formWith(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
  return form;
}
