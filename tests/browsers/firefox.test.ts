import { describe } from "vitest";
import { journeys } from "./journey/journeys.ts";
import { openFirefox } from "./support/firefox.ts";

describe("Firefox", () => journeys(openFirefox));
