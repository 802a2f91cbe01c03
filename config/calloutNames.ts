/** The callouts of a page: `:::note` and so on. */
export const calloutNames = ['note', 'tip', 'warning', 'danger'];
