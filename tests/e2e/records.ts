import type {Page, Request} from '@playwright/test';

/**
 * Records requests from now on.
 * @param pick what is recorded of a request; `undefined` leaves it out
 * @returns a list that grows
 */
export function recordRequests<T>(
  page: Page,
  pick: (request: Request) => T | undefined,
): readonly T[] {
  const picked: T[] = [];
  page.on('request', (request) => {
    const part = pick(request);
    if (part !== undefined) {
      picked.push(part);
    }
  });
  return picked;
}

/** Counts the documents that are loaded from now on, reloads included. */
export function countDocuments(page: Page): () => number {
  const documents = recordRequests(page, (request) =>
    request.isNavigationRequest() && request.frame() === page.mainFrame() ? request : undefined,
  );
  return () => documents.length;
}

/** Records the messages of dialogs from now on, and closes them; the list grows. */
export function recordDialogs(page: Page): readonly string[] {
  const messages: string[] = [];
  page.on('dialog', (dialog) => {
    messages.push(dialog.message());
    void dialog.dismiss();
  });
  return messages;
}
