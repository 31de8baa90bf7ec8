import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { BodyInputOf, Endpoint, OutputOf } from "../../schema/endpoint.ts";
import { call } from "../net/http/http.ts";
import { type FieldTexts, validateBody, warmUp } from "./form-validation.ts";
import { type ApiForm, type FormOptions, type PathInput, useEndpointForm } from "./use-endpoint-form.ts";

type FormEndpoint = Endpoint & { readonly kind?: "json"; readonly isForm: true; readonly body: z.ZodType };

interface BodyOptions<E extends FormEndpoint, Values extends FieldValues> extends FormOptions<Values, OutputOf<E>> {
  defaultValues: Values;
  /** The endpoint's body. Without it, the form's values are the body. */
  toBody?: (values: Values) => BodyInputOf<E>;
  /** The fields that must be filled in, and what each says while it is empty. */
  requiredTexts?: FieldTexts<Values>;
  /** What the schema cannot know, such as the community's settings. */
  check?: (values: Values) => FieldTexts<Values>;
}

/**
 * A form that sends the JSON body of one endpoint. The endpoint's schema checks it first, in the browser. What the server
 * refuses is shown at its field, and the first wrong field gets the focus. Other failures become a toast. `useUploadForm` is
 * the same for a form with files.
 */
export function useApiForm<E extends FormEndpoint, Values extends FieldValues = BodyInputOf<E> & FieldValues>(
  endpoint: E,
  options: BodyOptions<E, Values> & PathInput<E>,
): ApiForm<Values> {
  const toBody = options.toBody ?? ((values: Values) => values as unknown as BodyInputOf<E>);
  return useEndpointForm<Values, OutputOf<E>>({
    ...options,
    defaultValues: options.defaultValues as DefaultValues<Values>,
    resolver: (values, context, settings) => validateBody({ endpoint, toBody, ...options }, values, context, settings),
    send: (values) => call(endpoint, { params: options.params, body: toBody(values) } as never),
    warmUp: () => warmUp(endpoint),
  });
}
