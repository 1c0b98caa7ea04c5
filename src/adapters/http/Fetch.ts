/** The platform's `fetch`, as this adapter calls it: everything about a call is in its `Request`. */
export type Fetch = (request: Request) => Promise<Response>;
