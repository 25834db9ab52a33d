interface QuietButtonProps {
  words: string;
  /** Label with what it is about, for who does not see the row. */
  label: string;
  busy: boolean;
  onClick: () => void;
}

export function QuietButton({ words, label, busy, onClick }: QuietButtonProps) {
  return (
    <button type="button" className="quiet" aria-disabled={busy} aria-label={label} onClick={onClick}>
      {words}
    </button>
  );
}
