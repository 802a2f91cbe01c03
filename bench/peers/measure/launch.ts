import {chromium, type Browser} from '@playwright/test';
import {findChromium} from '../../../scripts/setup/findChromium.mjs';

/** Starts the browser of the tests and opens the port of its debugger for Lighthouse. */
export async function launch(debuggingPort: number): Promise<Browser> {
  const executablePath = findChromium();
  return chromium.launch({
    ...(executablePath !== undefined && {executablePath}),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--lang=zh-CN',
      `--remote-debugging-port=${debuggingPort}`,
    ],
  });
}
