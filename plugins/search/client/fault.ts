import type {FaultKind} from './protocol.ts';

/** An error that is shown to the reader. */
export class SearchFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchFault';
    this.kind = kind;
  }
}

/** Returns the kind of an error; `failed` for an unexpected one. */
export function kindOf(error: unknown): FaultKind {
  return error instanceof SearchFault ? error.kind : 'failed';
}
