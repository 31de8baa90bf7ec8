import type { FieldErrors, FieldValues, ResolverOptions, ResolverResult } from "react-hook-form";
import type { Endpoint, FileRule, UploadBody } from "../../../schema/endpoint.ts";
import { fileFault } from "../../../schema/file-fault.ts";
import { bodySchemaOf } from "../../net/http/body-schema.ts";
import { type FieldTexts, resultOf, withOwnTexts } from "./form-validation.ts";

export type UploadEndpoint = Endpoint & { readonly body: UploadBody };

interface Checks<Values extends FieldValues> {
  endpoint: UploadEndpoint;
  /** The fields that must be filled in, and what each says while it is empty. */
  requiredTexts?: FieldTexts<Values>;
}

/** What a file input holds. */
const isFileList = (value: unknown): value is FileList =>
  typeof value === "object" && value !== null && "length" in value;

/** The values with the file itself in place of a file input's list, or undefined if none is chosen. */
const withFiles = (values: FieldValues): FieldValues =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, isFileList(value) ? value[0] : value]));

/** The form as it is sent. An optional file that is not chosen is left out. */
export function formDataOf(values: FieldValues): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(withFiles(values))) {
    if (value instanceof File) form.set(name, value);
    else if (value !== undefined && value !== null) form.set(name, String(value));
  }
  return form;
}

async function loadCheck(endpoint: UploadEndpoint) {
  const [{ fields, files }, { zodResolver }] = await Promise.all([
    bodySchemaOf(endpoint),
    import("@hookform/resolvers/zod"),
  ]);
  return { resolver: zodResolver(fields as never), files };
}

/** Fetches what the check needs, while the form is being filled in. */
export function preloadUpload(endpoint: UploadEndpoint): void {
  // Without network the check at the end tries again.
  loadCheck(endpoint).catch(() => {});
}

function fileErrors(files: UploadBody["files"], values: FieldValues): FieldErrors {
  const errors = Object.entries(files).flatMap(([name, rule]) => {
    const message = faultOf(rule, values[name]);
    return message === undefined ? [] : [[name, { type: "custom", message }] as const];
  });
  return Object.fromEntries(errors) as FieldErrors;
}

const faultOf = (rule: FileRule, file: unknown) => fileFault(rule, file instanceof File ? file : undefined);

/** A resolver of react-hook-form: checks texts and files against the endpoint's declaration. */
export async function validateUpload<Values extends FieldValues>(
  { endpoint, requiredTexts }: Checks<Values>,
  values: Values,
  context: unknown,
  options: ResolverOptions<Values>,
): Promise<ResolverResult<Values>> {
  const typed = withFiles(values) as Values;
  // Where the declaration cannot be fetched the server checks alone.
  const check = await loadCheck(endpoint).catch(() => null);
  const found: FieldErrors = {};
  if (check) {
    const texts = Object.fromEntries(Object.entries(typed).filter(([name]) => !(name in check.files)));
    const { errors } = await check.resolver(texts as never, context, options as never);
    Object.assign(found, errors, fileErrors(check.files, typed));
  }
  return resultOf(values, withOwnTexts({ ...(requiredTexts && { requiredTexts }) }, typed, found));
}
