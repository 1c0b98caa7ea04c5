/** The browser keeps each asset for a year, one that it has refused too. This replaces its copy by what the server has now. */
export const renewAsset = async (address: string): Promise<void> => {
  await (await fetch(address, { cache: 'reload' })).arrayBuffer();
};
