/** Whether the customer asked the browser to save data. `false` in a browser that does not say. */
export const savesData = (browser: object): boolean => {
  const connection: unknown = Reflect.get(browser, 'connection');
  return typeof connection === 'object' && connection !== null && Reflect.get(connection, 'saveData') === true;
};
