import { isPublic, routeOfPath, routes } from './routes';

describe('routeOfPath', () => {
  it.each(Object.entries(routes))('finds %s at %s @SHELL-1', (name, path) => {
    expect(routeOfPath(path)).toBe(name);
  });

  it.each([
    ['/HOME', 'home'],
    ['/Reset', 'reset'],
    ['/Forgot/', 'forgot'],
    ['/Claim/Report', 'claimReport'],
    ['/error/servererror', 'serverError'],
  ])('finds %j, in any case: %s @SHELL-48', (path, name) => {
    expect(routeOfPath(path)).toBe(name);
  });

  it.each([
    ['/home/', 'home'],
    ['/claim/report/what/', 'claimWhat'],
    ['/error', 'pageNotFound'],
    ['/errorX', 'pageNotFound'],
    ['/error/serverErrorX', 'pageNotFound'],
    ['/error/serverError/more', 'pageNotFound'],
    ['/error/../home', 'pageNotFound'],
    ['/forgot/../home', 'pageNotFound'],
    ['/forgot%2f..%2fhome', 'pageNotFound'],
    ['/%66orgot', 'pageNotFound'],
    ['//forgot', 'pageNotFound'],
    ['/home/more', 'pageNotFound'],
    ['/policy/cancelled', 'pageNotFound'],
    ['/constructor', 'pageNotFound'],
  ])('judges %j: %s @SHELL-2 @SHELL-5', (path, name) => {
    expect(routeOfPath(path)).toBe(name);
  });
});

describe('isPublic', () => {
  it('lets a customer without a session sign in and see the error page, and nowhere else @SHELL-4', () => {
    const names = Object.values(routes).map(routeOfPath);
    expect(names.filter(isPublic)).toEqual(['login', 'forgot', 'reset', 'serverError']);
  });
});
