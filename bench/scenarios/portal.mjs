// The portal's own journey, on the build for the insurer's API: a customer signs in, opens the claims and turns a page.
import insurer from './insurer.mjs';

const customer = { email: 'nj-manyclaims@example.com', password: 'Hearth-2026!' };

const dashboard = { css: 'h1', text: 'Your Policy Dashboard' };
const CLAIMS = 'a[href="/claim"] >> visible=true';
const NEXT = 'button:text-is("Next") >> nth=0';

export default {
  name: 'portal: log in, dashboard, claims',
  api: insurer,
  async ready(ctx) {
    await ctx.see({ css: 'button[type=submit]' });
  },
  async run(ctx) {
    await ctx.type('type email', 'input[type=email]', customer.email);
    await ctx.type('type password', 'input[type=password]', customer.password);
    await ctx.route('login to dashboard', 'button[type=submit]', dashboard);
    await ctx.route('first visit to table 1', CLAIMS, { css: 'tbody tr', text: 'HC-' });
    await ctx.route('next page', NEXT, { css: '[role=status]', text: '11–20' });
    await ctx.route('back to dashboard', 'a[href="/home"] >> visible=true', dashboard);
    await ctx.route('back to table 1', CLAIMS, { css: 'tbody tr', text: 'HC-' });
  },
};

/** The same list with few and with many rows, by a customer who is signed in. */
export const list = {
  name: 'portal: the claims',
  api: insurer,
  async ready(ctx) {
    await ctx.page.fill('input[type=email]', customer.email);
    await ctx.page.fill('input[type=password]', customer.password);
    await ctx.page.click('button[type=submit]');
    await ctx.see(dashboard);
    await ctx.page.waitForLoadState('networkidle');
  },
  list: {
    sizes: [100, 10000],
    async prepare(ctx, n) {
      await ctx.context.addCookies([{ name: 'rows', value: String(n), url: ctx.origin }]);
    },
    open: { click: CLAIMS, css: 'tbody tr', text: 'HC-' },
    async use(ctx) {
      for (let i = 0; i < 3; i++) await ctx.click('next page', NEXT);
      await ctx.scroll({ px: 100, steps: 30 });
    },
  },
};
