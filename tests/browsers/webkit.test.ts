import { describe } from "vitest";
import { journeys } from "./journey/journeys.ts";
import { openWebKit } from "./support/webkit.ts";

describe("WebKit", () => journeys(openWebKit));
