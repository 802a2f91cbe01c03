/** An error whose message explains it completely, so that it is shown without a stack. */
export class CliError extends Error {}
