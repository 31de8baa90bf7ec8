import type { DefaultValues, FieldValues } from "react-hook-form";
import type { z } from "zod";
import type { BodyInputOf, Endpoint, OutputOf } from "../../../schema/endpoint.ts";
import { call } from "../../net/http/http.ts";
import { type FieldTexts, preloadSchema, validateBody } from "./form-validation.ts";
import { type ApiForm, type FormOptions, type PathInput, useEndpointForm } from "./use-endpoint-form.ts";

type FormEndpoint = Endpoint & { readonly kind?: "json"; readonly isForm: true; readonly body: z.ZodType };

interface BodyOptions<E extends FormEndpoint, Values extends FieldValues> extends FormOptions<Values, OutputOf<E>> {
  defaultValues: Values;
  /** The endpoint's body. Without it, the form's values are the body. */
  toBody?: (values: Values) => BodyInputOf<E>;
  /** The required fields, with the message for each while it is empty. */
  requiredTexts?: FieldTexts<Values>;
  /** Checks that the schema cannot do, for instance against the community's settings. */
  check?: (values: Values) => FieldTexts<Values>;
}

/**
 * A form that sends the JSON body of one endpoint. The endpoint's schema checks it first, in the browser. Fields that the
 * server refuses show the error, and the first of them gets the focus. Other failures become a toast.
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
    preload: () => preloadSchema(endpoint),
  });
}
