// Scenario for the stack floor (bench/floor, dist/stack): what the stack alone costs for the same steps.
const claims = Array.from({ length: 50 }, (_, i) => ({
  claimNumber: `HP-${String(100000 + i)}`,
  policyNumber: 'P-1',
  createdAt: 1.7e12 + i * 6e4,
  status: i % 3 ? 'open' : 'closed',
}));

export default {
  name: 'stack floor: log in, dashboard, table',
  async api({ path }) {
    if (!path.startsWith('/api/')) return null;
    if (path === '/api/auth/login') return { body: { data: {} } };
    if (path === '/api/nothing') return { body: {} };
    if (path === '/api/policies') return { body: { data: [{ policyNumber: 'P-1', status: 'active' }] } };
    if (path === '/api/profile') return { body: { data: { firstName: 'Ann', lastName: 'Lee' } } };
    if (path === '/api/claims') return { body: { data: claims } };
    return { status: 404, body: {} };
  },
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
};
