/** What the platform's `fetch` is to this adapter: everything about a call is in its `Request`. */
export type Fetch = (request: Request) => Promise<Response>;
