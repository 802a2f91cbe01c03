import type {FaultKind} from '../answer.ts';

/** A fault that the reader is told about. */
export class SearchFault extends Error {
  readonly kind: FaultKind;

  constructor(kind: FaultKind, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchFault';
    this.kind = kind;
  }
}

/** The kind of any error. An unexpected error has `failed`. */
export function kindOf(error: unknown): FaultKind {
  return error instanceof SearchFault ? error.kind : 'failed';
}
