import { expect, test } from './portal';

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
