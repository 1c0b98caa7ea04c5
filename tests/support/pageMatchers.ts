// `expect(element).toBeVisible()` and the like, where there is a page: tests of rules do not wait for them.
if (typeof document !== 'undefined') {
  beforeAll(async () => {
    const { default: matchers } = await import('@testing-library/jest-dom/matchers');
    expect.extend(matchers);
  });
}
