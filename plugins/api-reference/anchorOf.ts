/** `createProject` → `create-project`, the id of the operation's heading. */
export const anchorOf = (operationId: string): string =>
  operationId.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
