/** A failure that its message explains completely: it is shown without a stack. */
export class CliError extends Error {}
