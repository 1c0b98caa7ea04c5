// Scenario for the stack floor (bench/floor, dist/stack): what the stack alone costs for the same steps.
const cookie = (h, k) => new RegExp(`(?:^|; )${k}=([^;]*)`).exec(h.cookie || '')?.[1];
const claims = (n) =>
  Array.from({ length: n }, (_, i) => ({
    claimNumber: `HP-${String(100000 + i)}`,
    policyNumber: 'P-1',
    createdAt: 1.7e12 + i * 6e4,
    status: i % 3 ? 'open' : 'closed',
  }));
export default {
  name: 'stack floor: log in, dashboard, table',
  async api({ path, headers }) {
    if (!path.startsWith('/api/')) return null;
    if (path === '/api/auth/login') return { body: { data: {} } };
    if (path === '/api/nothing') return { body: {} };
    if (path === '/api/policies') return { body: { data: [{ policyNumber: 'P-1', status: 'active' }] } };
    if (path === '/api/profile') return { body: { data: { firstName: 'Ann', lastName: 'Lee' } } };
    if (path === '/api/claims') return { body: { data: claims(Number(cookie(headers, 'rows') || 50)) } };
    return { status: 404, body: {} };
  },
  path: '/',
  async ready(ctx) {
    await ctx.see({ css: 'button[type=submit]' });
  },
  async run(ctx) {
    await ctx.type('type email', 'input[type=email]', 'ann@example.test');
    await ctx.type('type password', 'input[type=password]', 'secret-password');
    await ctx.route('login to dashboard', 'button[type=submit]', { css: 'h1', text: 'Your Policy Dashboard' });
    await ctx.route('first visit to table 1', 'a[href="/claim"]', { css: 'tbody tr td', text: 'HP-100000' });
    await ctx.route('next page', 'button.next', { css: 'tbody tr td', text: 'HP-100010' });
    await ctx.route('back to dashboard', 'a[href="/home"]', { css: 'h1', text: 'Your Policy Dashboard' });
    await ctx.route('back to table 1', 'a[href="/claim"]', { css: 'tbody tr td', text: 'HP-100000' });
  },
  list: {
    sizes: [100, 1000, 10000],
    async prepare(ctx, n) {
      await ctx.context.addCookies([{ name: 'rows', value: String(n), url: ctx.origin }]);
      ctx.listPath = '/home';
    },
    open: { click: 'a[href="/claim"]', css: 'tbody tr' },
    async use(ctx) {
      for (let i = 0; i < 3; i++) await ctx.click('next page', 'button.next');
      await ctx.scroll('scroll', { px: 100, steps: 30 });
    },
  },
};
