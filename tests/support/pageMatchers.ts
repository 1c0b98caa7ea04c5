// `expect(element).toBeVisible()` and the like. Only tests with a page load them.
if (typeof document !== 'undefined') {
  beforeAll(async () => {
    const { default: matchers } = await import('@testing-library/jest-dom/matchers');
    const { configure } = await import('@testing-library/dom');
    expect.extend(matchers);
    // A busy machine takes longer than the library's second to render.
    configure({ asyncUtilTimeout: 15_000 });
  });
}
