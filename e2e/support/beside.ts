import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

/** What an office decides in a thread: the platform's staff, its partner, the payment provider, or a clock. */
export interface Decision {
  readonly thread: string;
  readonly by: 'staff' | 'partner' | 'provider' | 'timer';
  readonly command: { readonly type: string; readonly [field: string]: unknown };
}

/** What a process beside the running program does for journeys: once started, an order costs no start of its own. */
export interface Beside {
  order(order: { readonly verify: string } | { readonly sql: string } | Decision): Promise<void>;
  stop(): Promise<void>;
}

type Answer = { readonly ok: true } | { readonly ok: false; readonly said: string };

export const openBeside = (cwd: string, env: NodeJS.ProcessEnv): Beside => {
  const child = spawn(process.execPath, ['apps/server/test/beside.ts'], {
    cwd,
    env,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const waiting: PromiseWithResolvers<Answer>[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => waiting.shift()?.resolve(JSON.parse(line)));
  void ended.then(() => {
    for (const { reject } of waiting.splice(0)) reject(new Error('The process beside the program ended.'));
  });
  return {
    order: async (order) => {
      const answer = Promise.withResolvers<Answer>();
      waiting.push(answer);
      child.stdin.write(`${JSON.stringify(order)}\n`);
      const settled = await answer.promise;
      if (!settled.ok) throw new Error(settled.said);
    },
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
};
