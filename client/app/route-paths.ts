import { routes } from "./routes.tsx";

/** The addresses of all screens. The build writes them into a file, so that the server knows which addresses exist. */
export const routePaths = routes.map(({ path }) => path).filter((path) => path !== "*");
