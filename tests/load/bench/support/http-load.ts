import { Agent, get } from "node:http";

export interface Asked {
  readonly url: string;
  readonly headers?: Record<string, string>;
}

/** Sends so many requests over so many connections, each waiting for its reply. Throws if a request fails. */
export async function askAll(asked: Asked, requests: number, connections: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = requests;
  const work = async () => {
    while (left-- > 0) await ask(asked, agent);
  };
  try {
    await Promise.all(Array.from({ length: connections }, work));
  } finally {
    agent.destroy();
  }
}

/** Sends requests at a steady rate; returns the milliseconds from each request's planned time to its reply. */
export async function askSteadily(all: readonly Asked[], perSecond: number, seconds: number): Promise<number[]> {
  const agent = new Agent({ keepAlive: true });
  const began = performance.now();
  const delays: Promise<number>[] = [];
  for (let index = 0; index < perSecond * seconds; index += 1) {
    const dueAt = began + (index * 1000) / perSecond;
    const wait = dueAt - performance.now();
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
    delays.push(ask(all[index % all.length] as Asked, agent).then(() => performance.now() - dueAt));
  }
  try {
    return await Promise.all(delays);
  } finally {
    agent.destroy();
  }
}

function ask({ url, headers = {} }: Asked, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume();
      response.once("end", () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${url} answered ${response.statusCode}`));
      });
    }).once("error", reject);
  });
}
