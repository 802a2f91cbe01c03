import type {SearchOperations} from '../protocol.ts';

/** A call of the page. */
export interface WorkerCall {
  readonly id: number;
  readonly operation: keyof SearchOperations;
  readonly parameters: readonly unknown[];
}

/** The answer to the call with this id. */
export interface WorkerAnswer {
  readonly id: number;
  readonly result: unknown;
}

/** Answers a call. The operations never reject. */
export async function answerCall(
  operations: SearchOperations,
  {id, operation, parameters}: WorkerCall,
): Promise<WorkerAnswer> {
  const result: unknown = await Reflect.apply(operations[operation], operations, parameters);
  return {id, result};
}
