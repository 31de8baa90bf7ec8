/** Whether a path from the root is a source of the product in which functions can be followed and faults make sense. */
export const isProduct = (file: string): boolean =>
  /^(schema|rooms|server|client)\/.*\.tsx?$/.test(file) && !/\/dist\/|\.d\.ts$/.test(file);

/** Texts, tables and generated data: a fault there is one of wording, or the database refuses it. */
export const hasBehaviour = (file: string): boolean =>
  isProduct(file) && !/\.entity\.ts$|-errors\.tsx?$|^client\/.*-text\.tsx?$|\.test\.|\/fake\/|\/demo\//.test(file);
