import {translate} from '@docusaurus/Translate';

/** Timeout of a request, and interval between requests, in milliseconds. */
const patience = 10_000;
const pause = 5000;

/** Whether the site answers, with any status. */
export const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, {
    method: 'HEAD',
    cache: 'no-store',
    signal: AbortSignal.timeout(patience),
  }).then(
    () => true,
    () => false,
  );

const colors = 'background: var(--bg); color: var(--text); border: 1px solid var(--danger); ';

/**
 * Shows a message that the next page cannot be fetched, and opens the page when the site answers.
 * It tries when the reader requests it, when the browser is online again, and at intervals. The
 * message uses plain elements with inline styles, because no file of the site may be available.
 * @returns a function that removes the message
 */
export function showConnectionLost(reload: () => void): () => void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText = `${colors}position: fixed; z-index: 999; inset: auto 16px 16px; max-width: 480px; padding: 16px; margin: auto`;
  box.textContent = translate({
    id: 'shell.connection.lost',
    message: '连不上网站，这个页面暂时打不开。网络恢复后会自动打开。',
  });
  const button = document.createElement('button');
  button.style.cssText = `${colors}display: block; padding: 4px 12px; margin-top: 12px; font: inherit; cursor: pointer`;
  button.textContent = translate({id: 'shell.connection.retry', message: '重试'});
  const retry = async () => {
    if ((await isReachable()) && box.isConnected) {
      reload();
    }
  };
  const onRetry = () => void retry();
  const timer = setInterval(onRetry, pause);
  button.addEventListener('click', onRetry);
  window.addEventListener('online', onRetry);
  box.append(button);
  document.body.append(box);
  return () => {
    clearInterval(timer);
    window.removeEventListener('online', onRetry);
    box.remove();
  };
}
