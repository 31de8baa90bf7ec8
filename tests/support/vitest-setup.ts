// Vitest runs this file before each test file. What it imports runs once in each process.
import "./vitest-process.ts";
