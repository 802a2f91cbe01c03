/** What a reader says of a page; all that is sent. */
export interface PageFeedback {
  /** Path of the page, without query and anchor. */
  readonly page: string;
  readonly language: string;
  readonly answer: 'yes' | 'no';
  /** The reader's own words; absent if there are none. */
  readonly comment?: string;
}

async function post(address: string, body: string, patience: number): Promise<boolean> {
  try {
    const response = await fetch(address, {
      method: 'POST',
      headers: {'Content-Type': 'application/json'},
      body,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      signal: AbortSignal.timeout(patience),
    });
    return response.ok;
  } catch {
    return false;
  }
}

/**
 * Sends an answer as JSON, without cookies and without anything that identifies the reader. A
 * failed attempt is repeated once.
 * @param address from `FEEDBACK_URL`
 * @param patience how long one attempt may take, in milliseconds
 * @returns whether the receiver confirmed it with a status of 2xx; never throws
 */
export async function sendFeedback(
  address: string,
  feedback: PageFeedback,
  patience = 8000,
): Promise<boolean> {
  const body = JSON.stringify(feedback);
  return (await post(address, body, patience)) || post(address, body, patience);
}
