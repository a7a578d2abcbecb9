export const useCountStatements = {
  /** An end beyond the window was set before the clock was set back: it counts as one from now. */
  countUse: `insert into use_counts (key, count, resets_at) values ($1, $4, $3)
    on conflict (key) do update set
      count = case when use_counts.resets_at <= $2 then excluded.count else use_counts.count + excluded.count end,
      resets_at = case
        when use_counts.resets_at > $2 and use_counts.resets_at < excluded.resets_at then use_counts.resets_at
        else excluded.resets_at end
    returning count, resets_at`,
  purgeUses: `with due as (
      select key from use_counts where resets_at <= $1
      order by resets_at limit $2 for update skip locked)
    delete from use_counts where key in (select key from due) returning key`,
} as const;
