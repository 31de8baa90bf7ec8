// Starts Redis for `npm run cluster`, tests and the bench. The server itself needs none unless REDIS_URL names one.
import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { connect } from "node:net";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { programOrInstall } from "./debian-program.mjs";
import { guardProcess } from "./guard.mjs";

const START_LIMIT_MS = 20_000;
const POLL_MS = 50;

/** The path of Redis, which is installed if it can be. Throws with a text for its reader. */
export const redisProgram = () =>
  programOrInstall({ name: "redis-server", debianPackage: "redis-server", neededFor: "More than one server process" });

/**
 * Starts a Redis that listens on this loopback port, asks for a password and keeps nothing on disk. Resolves when it
 * answers. It ends with this process, but not by Ctrl-C. `stop` ends it in order, `kill` at once.
 */
export async function startRedis({ folder, port, password = randomBytes(24).toString("hex") }) {
  mkdirSync(folder, { recursive: true });
  const logFile = join(folder, "redis.log");
  // The configuration comes through its input, so that no list of processes shows the password.
  const child = spawn(redisProgram(), ["-"], { cwd: folder, detached: true, stdio: ["pipe", "ignore", "ignore"] });
  guardProcess(child);
  const ended = new Promise((resolve) => {
    child.once("exit", (code, signal) => resolve(signal ?? code));
    child.once("error", () => resolve("not started"));
  });
  child.stdin.on("error", () => {});
  child.stdin.end(configuration({ folder, port, password, logFile }));
  const end = (signal) => {
    child.kill(signal);
    return ended;
  };
  try {
    await untilAnswers({ port, password, ended, logFile });
  } catch (error) {
    await end("SIGKILL");
    throw error;
  }
  return {
    url: `redis://:${password}@127.0.0.1:${port}`,
    processId: child.pid,
    ended,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
  };
}

function configuration({ folder, port, password, logFile }) {
  return [
    "bind 127.0.0.1",
    `port ${port}`,
    `requirepass ${password}`,
    `dir ${JSON.stringify(folder)}`,
    `logfile ${JSON.stringify(logFile)}`,
    'save ""',
    "appendonly no",
    "daemonize no",
    "",
  ].join("\n");
}

async function untilAnswers({ port, password, ended, logFile }) {
  const deadline = performance.now() + START_LIMIT_MS;
  let exit;
  void ended.then((code) => {
    exit = String(code);
  });
  while (!(await answers(port, password))) {
    if (exit !== undefined) throw new Error(`Redis ended with ${exit}. Its log is ${logFile}.`);
    if (performance.now() > deadline) throw new Error(`Redis does not answer on port ${port}. Its log is ${logFile}.`);
    await pause(POLL_MS);
  }
}

/** Whether a Redis with this password answers on the port. */
async function answers(port, password) {
  const socket = connect(port, "127.0.0.1");
  socket.setTimeout(1_000, () => socket.destroy());
  let reply = "";
  socket.on("error", () => {});
  socket.on("data", (chunk) => {
    reply += chunk;
    if (reply.split("\r\n").length > 2) socket.destroy();
  });
  socket.write(`AUTH ${password}\r\nPING\r\n`);
  await new Promise((resolve) => socket.once("close", resolve));
  return reply.includes("+PONG");
}
