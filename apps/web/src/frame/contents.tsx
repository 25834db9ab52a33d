export function Contents({ of }: { of: readonly { id: string; title: string }[] }) {
  return (
    <ul className="contents">
      {of.map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}`}>{title}</a>
        </li>
      ))}
    </ul>
  );
}
