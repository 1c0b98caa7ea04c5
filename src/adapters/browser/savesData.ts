/** Whether the customer asked the browser to save data. `false` in a browser that does not say. */
export const savesData = (browser: object): boolean =>
  Reflect.get(Object(Reflect.get(browser, 'connection')), 'saveData') === true;
