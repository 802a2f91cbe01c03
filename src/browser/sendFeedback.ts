/** Feedback of a reader about a page. Nothing else is sent. */
export interface PageFeedback {
  /** Path of the page, without query and anchor. */
  readonly page: string;
  readonly language: string;
  readonly answer: 'yes' | 'no';
  /** Comment of the reader, absent if there is none. */
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
 * @param address value of `FEEDBACK_URL`
 * @param patience timeout of one attempt, in milliseconds
 * @returns whether the receiver confirmed it with a 2xx status. It never throws.
 */
export async function sendFeedback(
  address: string,
  feedback: PageFeedback,
  patience = 8000,
): Promise<boolean> {
  const body = JSON.stringify(feedback);
  return (await post(address, body, patience)) || post(address, body, patience);
}
