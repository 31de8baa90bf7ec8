/** The generator, on the page of resources. */
export const generatorPath = "/resources#course-generator";
