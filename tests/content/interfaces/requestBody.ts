import type {IncomingMessage} from 'node:http';

/** A body in the form that the schema of its type describes. */
export interface RequestBody {
  /** Without parameters: `multipart/form-data`. */
  readonly type: string;
  readonly value: unknown;
}

/** Represents files by their names, and other fields by their text. */
const formValue = (form: FormData) =>
  Object.fromEntries(
    [...form].map(([name, value]) => [name, typeof value === 'string' ? value : value.name]),
  );

/**
 * Reads the body of a request; returns `undefined` if there is none.
 * @throws Error if the body does not match its type.
 */
export async function requestBody(request: IncomingMessage): Promise<RequestBody | undefined> {
  const parts: Buffer[] = [];
  for await (const part of request) {
    parts.push(part as Buffer);
  }
  const bytes = Buffer.concat(parts);
  const header = request.headers['content-type'] ?? '';
  const [type = ''] = header.split(';');
  if (bytes.length === 0) {
    return undefined;
  }
  if (type === 'application/json') {
    return {type, value: JSON.parse(bytes.toString('utf8')) as unknown};
  }
  if (type === 'multipart/form-data' || type === 'application/x-www-form-urlencoded') {
    const form = await new Response(bytes, {headers: {'content-type': header}}).formData();
    return {type, value: formValue(form)};
  }
  return {type, value: bytes};
}
