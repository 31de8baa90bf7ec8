import multer, { MulterError } from "multer";
import type { BodyOf, Endpoint, FileRule, UploadBody, UploadedFile } from "../../../../schema/endpoint.ts";
import { fileFault, sizeFault, typeFault } from "../../../../schema/file-fault.ts";
import { Refusal } from "../../refusal.ts";
import { fieldFaults } from "./check-part.ts";
import { hasSignatureOf } from "./file-signature.ts";
import { parseBody, type ReadBody } from "./parse-body.ts";

/** The most text fields of a form, and their longest value in bytes. */
const FORM_FIELDS_MAX = 50;
const FORM_FIELD_MAX_BYTES = 32 * 1024;

type Files = UploadBody["files"];

interface Upload {
  /** The name of its field. */
  readonly name: string;
  readonly rule: FileRule;
  readonly file: Express.Multer.File | undefined;
}

/** Reads a form with files. Every invalid field is named at once, whether it is a text or a file. */
export function formReader({ fields, files }: UploadBody): ReadBody {
  const parse = formParser(files);
  return async (request, response) => {
    await parseBody(parse, request, response, ["multipart/form-data"]).catch((error: unknown) => {
      throw asRefusal(error, files);
    });
    const sent = request.files as Record<string, Express.Multer.File[]> | undefined;
    const uploads = Object.entries(files).map(([name, rule]) => ({ name, rule, file: sent?.[name]?.[0] }));
    refuseTooLarge(uploads);
    const text = fields.safeParse({ ...request.body });
    const faults = { ...(text.error && fieldFaults("body", text.error)), ...fileFaults(uploads) };
    if (Object.keys(faults).length > 0) throw new Refusal("request/invalid", { fields: faults });
    const uploaded = uploads.map(({ name, file }) => [name, file && uploadedFile(file)]);
    return { fields: text.data, files: Object.fromEntries(uploaded) } as unknown as BodyOf<Endpoint>;
  };
}

function formParser(files: Files) {
  const rules = Object.entries(files);
  return multer({
    storage: multer.memoryStorage(),
    // Browsers send file names as UTF-8 without declaring it.
    defParamCharset: "utf8",
    limits: {
      fileSize: Math.max(0, ...rules.map(([, rule]) => rule.maxBytes)),
      files: rules.length,
      fields: FORM_FIELDS_MAX,
      fieldSize: FORM_FIELD_MAX_BYTES,
      fieldNestingDepth: 0,
    },
  }).fields(rules.map(([name]) => ({ name, maxCount: 1 })));
}

/** For files over their own limit: the parser applies the largest limit of the form to all of them. */
function refuseTooLarge(uploads: readonly Upload[]): void {
  const large = uploads.find(({ rule, file }) => file && file.size > rule.maxBytes);
  if (large) throw tooLarge(large.name, large.rule);
}

function fileFaults(uploads: readonly Upload[]): Readonly<Record<string, string>> {
  const faults = uploads.flatMap((upload) => {
    const fault = faultOf(upload);
    return fault === undefined ? [] : [[upload.name, fault] as const];
  });
  return Object.fromEntries(faults);
}

function faultOf({ rule, file }: Upload): string | undefined {
  const fault = fileFault(rule, file && { type: file.mimetype, size: file.size });
  // The sender chooses the type that it states, so the bytes must agree with it.
  return fault ?? (file && !hasSignatureOf(file.mimetype, file.buffer) ? typeFault(rule) : undefined);
}

const uploadedFile = ({ originalname, mimetype, buffer }: Express.Multer.File): UploadedFile => ({
  name: originalname.normalize("NFC"),
  type: mimetype,
  bytes: buffer,
});

const tooLarge = (field: string, rule: FileRule): Refusal =>
  new Refusal("request/too-large", { fields: { [field]: sizeFault(rule) } });

/** Converts multer's errors, and those of its parser: a missing boundary, a part without headers, a form that ends too early. */
function asRefusal(error: unknown, files: Files): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof MulterError)) return new Refusal("request/malformed", { cause: error });
  const { code, field = "body", message } = error;
  const rule = files[field];
  if (code === "LIMIT_FILE_SIZE" && rule) return tooLarge(field, rule);
  if (code === "LIMIT_FIELD_VALUE") return new Refusal("request/too-large");
  return new Refusal("request/invalid", { fields: { [field]: message } });
}
