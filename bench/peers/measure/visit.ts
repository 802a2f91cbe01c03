import {fileURLToPath} from 'node:url';
import type {Browser, CDPSession, Page} from '@playwright/test';
import {viewports, type Conditions, type Viewport} from './conditions.ts';
import type {ProbeOptions, ProbeRecord} from './ProbeRecord.ts';

const probe = fileURLToPath(new URL('probe.mjs', import.meta.url));

export interface Received {
  /** Type in the developer tools: Document, Script, Stylesheet, Font, Image, Fetch … */
  readonly type: string;
  readonly bytes: number;
}

/** Timeout for a moment, in milliseconds. */
const patience = 30_000;

/** A new browser profile with one page, measured from its first byte. */
export interface Visit {
  readonly page: Page;
  /** Returns everything received so far, headers included, without pending answers. */
  readonly received: () => readonly Received[];
  readonly record: () => Promise<ProbeRecord>;
  /** Resolves 50 ms after the first paint. */
  readonly painted: Promise<void>;
  /** Resolves to the time of the named moment, in milliseconds since 1970. */
  readonly moment: (name: string) => Promise<number>;
  readonly close: () => Promise<void>;
}

export interface VisitOptions extends ProbeOptions {
  readonly conditions: Conditions;
  readonly viewport: Viewport;
  /** A further script that runs in every document together with `probe.mjs`. */
  readonly script?: string;
}

async function slowDown(session: CDPSession, {cpuSlowdown, network}: Conditions): Promise<void> {
  await session.send('Emulation.setCPUThrottlingRate', {rate: cpuSlowdown});
  if (network) {
    const throughput = network.bitsPerSecond / 8;
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: network.latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
  }
}

/** Opens an empty page under the given conditions. */
export async function openVisit(
  browser: Browser,
  {conditions, viewport, state, script = ''}: VisitOptions,
): Promise<Visit> {
  const phone = viewport === 'phone';
  const context = await browser.newContext({
    viewport: viewports[viewport],
    isMobile: phone,
    hasTouch: phone,
    locale: 'zh-CN',
    colorScheme: 'light',
  });
  const page = await context.newPage();
  const painted = new Promise<void>((resolve) => {
    void page.exposeBinding('benchPainted', () => resolve());
  });
  const moments = new Map<string, number>();
  const waiting = new Map<string, (time: number) => void>();
  await page.exposeBinding('benchMoment', (_source, name: string, time: number) => {
    moments.set(name, time);
    waiting.get(name)?.(time);
  });
  const watched = state === undefined ? '' : `window.benchState = () => String(${state});`;
  await context.addInitScript({content: `${watched}\n${script}`});
  await context.addInitScript({path: probe});

  const session = await context.newCDPSession(page);
  const types = new Map<string, string>();
  const received: Received[] = [];
  session.on('Network.responseReceived', ({requestId, type}) => types.set(requestId, type));
  session.on('Network.loadingFinished', ({requestId, encodedDataLength}) =>
    received.push({type: types.get(requestId) ?? 'Other', bytes: encodedDataLength}),
  );
  await session.send('Network.enable');
  await slowDown(session, conditions);

  return {
    page,
    received: () => [...received],
    record: () => page.evaluate(() => window.benchRecord),
    painted,
    moment: (name) =>
      new Promise((resolve, reject) => {
        const known = moments.get(name);
        if (known !== undefined) {
          resolve(known);
          return;
        }
        const timer = setTimeout(() => {
          reject(new Error(`"${name}" has not come within ${patience / 1000} s at ${page.url()}.`));
        }, patience);
        waiting.set(name, (time) => {
          clearTimeout(timer);
          resolve(time);
        });
      }),
    close: () => context.close(),
  };
}
