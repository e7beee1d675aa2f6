import { Match, seededRandom, type Journal } from '@maester/kernel';
import { thrones } from '@maester/thrones';
import { describe, expect, it } from 'vitest';
import { accountant } from '../src/accounts/accountant.ts';

describe('the accountant of a server', { timeout: 60_000 }, () => {
  const match = new Match(thrones, thrones.usualSetup(3), 'accounts');
  const random = seededRandom('accounts');
  for (let seat = thrones.waiting(match.state)[0]; seat !== undefined; [seat] = thrones.waiting(match.state))
    match.play(seat, thrones.sample(match.state, seat, random));
  const journal = match.journal();

  it('says what came of a finished game', async () => {
    const account = await accountant(journal);
    expect(account?.seats.map(({ seat, end }) => [seat, end])).toEqual(
      match.state.houses.map((house) => [
        house,
        thrones.outcome(match.state)?.winners.includes(house) === true ? 'won' : 'lost',
      ]),
    );
  });

  it('has a reason where there is nothing to say', async () => {
    const broken: Journal = { ...journal, game: 'cyvasse' };
    await expect(accountant(broken)).rejects.toThrow('unknown game "cyvasse"');
  });
});
