// The insurer of the portal's scenarios: the reference server at $API_ORIGIN, with as many claims as the page's cookie `rows` says.
const cookie = (headers, name) => new RegExp(`(?:^|; )${name}=([^;]*)`).exec(headers.cookie || '')?.[1];
const passed = (headers) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^(?:x-falcon-|content-type$)/.test(name)));
const claims = new Map();

export default async ({ method, path, query, headers, body }) => {
  if (!path.startsWith('/api/')) return null;
  // The harness asks this to learn what a round trip costs.
  if (path === '/api/nothing') return { body: {} };
  const rows = Number(cookie(headers, 'rows') || 50);
  const isClaims = method === 'GET' && path === '/api/claims';
  if (isClaims && claims.has(rows)) return { body: claims.get(rows) };
  const url = new URL(path, process.env.API_ORIGIN);
  url.search = new URLSearchParams(query).toString();
  const response = await fetch(url, {
    method,
    headers: passed(headers),
    body: method === 'GET' ? undefined : JSON.stringify(body),
  });
  const text = await response.text();
  if (isClaims && response.ok) {
    const reply = JSON.parse(text);
    claims.set(rows, JSON.stringify({ ...reply, data: reply.data.slice(0, rows) }));
    return { body: claims.get(rows) };
  }
  return { status: response.status, headers: passed(Object.fromEntries(response.headers)), body: text };
};
