/** Replaces the browser's copy of an asset by the server's. The browser keeps each asset for a year, even one that it has refused. */
export const refetchAsset = async (address: string): Promise<void> => {
  await (await fetch(address, { cache: 'reload' })).arrayBuffer();
};
