import type { Route } from '@playwright/test';
import { type Page, arriving, expect, test } from './portal';
import { goTo } from './steps';

test.describe('The security policy', () => {
  test('comes with every answer of the server, that for a missing asset too @SAFE-24 @chromium', async ({
    request,
    portal,
    page,
  }) => {
    await portal.visit('ny-current');
    for (const path of ['/', '/billing', '/assets/gone.0000000000.js', '/documents/CW/privacy-notice.pdf']) {
      const answer = await request.get(new URL(path, page.url()).href);
      expect(answer.status()).toBe(path.includes('gone') ? 404 : 200);
      expect(answer.headers()['content-security-policy']).toContain("default-src 'none'");
      expect(answer.headers()['content-security-policy']).not.toContain('unsafe');
    }
  });

  test('stops a text that would become a script or HTML, and styles from elsewhere @SAFE-25 @firefox', async ({
    browser,
  }, info) => {
    // A page of its own, since the journeys' fixture lets no violation pass.
    const page = await browser.newPage();
    await page.goto(info.project.use.baseURL ?? '');
    const stopped = await page.evaluate(async () => {
      const reports: string[] = [];
      const reported = new Promise<void>((resolve) =>
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => {
          reports.push(effectiveDirective);
          if (effectiveDirective === 'style-src-elem') resolve();
        }),
      );
      const inline = document.createElement('script');
      try {
        inline.text = 'document.title = "hacked"';
      } catch {
        reports.push('script text');
      }
      try {
        document.body.innerHTML = '<img src=x onerror="document.title=1">';
      } catch {
        reports.push('innerHTML');
      }
      const elsewhere = document.createElement('link');
      elsewhere.rel = 'stylesheet';
      elsewhere.href = 'https://elsewhere.example/x.css';
      document.head.append(elsewhere);
      const style = document.createElement('style');
      style.textContent = 'body { display: none }';
      document.head.append(style);
      await reported;
      return reports;
    });
    expect(stopped).toEqual(expect.arrayContaining(['script text', 'innerHTML', 'style-src-elem']));
    await expect(page).toHaveTitle(/Hearthside/);
    await page.close();
  });

  test('keeps a form that an extension sends from leaving the page with a password @SAFE-33 @firefox', async ({
    browser,
  }, info) => {
    const page = await browser.newPage();
    await page.goto(info.project.use.baseURL ?? '');
    await page.getByLabel('Password', { exact: true }).fill('a secret');
    const stopped = await page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective));
          try {
            document.forms[0]?.submit();
          } catch {
            // Firefox throws, too.
          }
        }),
    );
    expect(stopped).toBe('form-action');
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });

  test('stops scripts that somebody has written into the page @SAFE-25 @firefox', async ({ browser }, info) => {
    const page = await browser.newPage();
    await page.addInitScript(() => {
      const stopped: string[] = [];
      Reflect.set(window, 'stopped', stopped);
      document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
        stopped.push(`${effectiveDirective} ${blockedURI}`),
      );
    });
    const scripts = '<script src="https://elsewhere.example/x.js"></script><script>document.title = "hacked"</script>';
    await page.route(/\/$/, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('</head>', `${scripts}</head>`) });
    });
    await page.goto(info.project.use.baseURL ?? '');
    await expect
      .poll(() => page.evaluate(() => Reflect.get(window, 'stopped') as unknown))
      .toEqual(['script-src-elem https://elsewhere.example/x.js', 'script-src-elem inline']);
    await expect(page).toHaveTitle(/Hearthside/);
    await page.close();
  });
});

/** A proxy that changes an asset: the end of the file differs, the name does not. */
const change = (page: Page, file: RegExp, more: string, changed: string[]) =>
  page.route(file, async (route: Route) => {
    changed.push(new URL(route.request().url()).pathname);
    const response = await arriving(route);
    await route.fulfill({ response, body: (await response.text()).replace(/[}]\s*$/, more) });
  });

test.describe('An asset that was changed on its way @http', () => {
  test('is not used: without legal wording the screen is an error page, without a style sheet it is plain @SAFE-63 @SHELL-65 @everything', async ({
    page,
    portal,
  }) => {
    portal.provokes(
      /[Ii]ntegrity|ChunkLoadError|Loading CSS chunk|CSS_CHUNK|legal wording|Failed to fetch|NetworkError/,
    );
    const changed: string[] = [];
    // The policy needs both.
    const parts = [
      [/\/assets\/wording-en\.\w+\.json$/, ',"more":1}', 'Billing', '/billing', 'Server error', 'Billing'],
      [/\/assets\/policy\.\w+\.css$/, '}body{outline:9px solid red}', 'Policy', '/policy', 'My Policy', 'My Policy'],
    ] as const;
    for (const [file, more] of parts) await change(page, file, more, changed);
    await portal.signIn('nj-current');
    for (const [file, , link, address, without, title] of parts) {
      await goTo(page, link);
      await portal.expectScreen(without);
      expect(changed).toContainEqual(expect.stringMatching(file));
      await expect(page.locator('body')).toHaveCSS('outline-style', 'none');
      await page.unroute(file);
      // Chromium keeps what it has refused until the page is left; the same address again is a reload.
      await page.goto('about:blank');
      await portal.visit('nj-current', address);
      await portal.expectScreen(title);
    }
  });
});
