// The portal's own journey, on the in-memory build: an account with 10,000 claims signs in, opens them and turns a page.
export default {
  name: 'portal: log in, dashboard, claims',
  path: '/',
  async ready(ctx) {
    await ctx.see({ css: 'button[type=submit]' });
  },
  async run(ctx) {
    await ctx.type('type email', 'input[type=email]', 'nj-manyclaims@example.com');
    await ctx.type('type password', 'input[type=password]', 'Hearth-2026!');
    await ctx.route('login to dashboard', 'button[type=submit]', { css: 'h1', text: 'Your Policy Dashboard' });
    await ctx.route('first visit to table 1', 'a[href="/claim"] >> visible=true', { css: 'tbody tr', text: 'HC-' });
    await ctx.route('next page', 'button:text-is("Next") >> nth=0', { css: 'nav [role=status]', text: '11' });
    await ctx.route('back to dashboard', 'a[href="/home"] >> visible=true', {
      css: 'h1',
      text: 'Your Policy Dashboard',
    });
    await ctx.route('back to table 1', 'a[href="/claim"] >> visible=true', { css: 'tbody tr', text: 'HC-' });
  },
};
