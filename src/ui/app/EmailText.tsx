/** An email address; where a line is too short for it, it breaks before its domain rather than in a word. */
export const EmailText = ({ of }: { readonly of: string }) => {
  const at = of.lastIndexOf('@');
  if (at < 0) return of;
  return (
    <>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </>
  );
};
