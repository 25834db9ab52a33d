export function NoOrganisation({ title }: { title: string }) {
  return (
    <div className="head">
      <h1>{title}</h1>
      <p className="lede">
        You act for no organisation. An owner of one can invite you by a link; whoever runs this installation
        can make one.
      </p>
    </div>
  );
}
