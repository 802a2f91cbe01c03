/** What a search asks: the parameters of the worker's operation. */
export interface SearchRequest {
  readonly baseUrl: string;
  readonly context: string;
  readonly query: string;
  readonly limit: number;
}
