/** Whether the customer asked the browser to load no more than it must; browsers that cannot tell do not. */
export const savesData = (browser: object): boolean => {
  const connection: unknown = Reflect.get(browser, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
