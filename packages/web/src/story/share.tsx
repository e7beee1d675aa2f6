// Pictures of a game, made on this device: one of the whole game, and an animated one of its rounds.

import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { filmOf } from './film.ts';
import type { GameStory, Told } from './game-story.ts';
import { saveFile, savePicture } from './save.ts';
import { say } from './words.ts';

interface ShareProps {
  readonly told: Told;
  readonly story: GameStory;
}

export function Share({ told, story }: ShareProps): VNode {
  const film = useSignal<{ readonly blob: Blob; readonly url: string } | null>(null);
  const note = useSignal<string | null>(null);
  const busy = useSignal(false);

  useEffect(
    () => () => {
      if (film.peek() !== null) URL.revokeObjectURL(film.peek()?.url ?? '');
    },
    [],
  );

  /** The page shows that it paints before it does. */
  const paint = async (work: () => Promise<boolean>): Promise<void> => {
    if (busy.value) return;
    busy.value = true;
    note.value = say('story.share.making');
    await new Promise((resolve) => setTimeout(resolve, 30));
    const done = await work();
    note.value = done ? null : say('story.share.failed');
    busy.value = false;
  };
  const name = `${told.client.id}-story`;
  const picture = (): Promise<void> => paint(() => savePicture(story.picture(told), `${name}.png`));
  const animate = (): Promise<void> =>
    paint(async () => {
      const made = film.value?.blob ?? (await filmOf(story.film(told)));
      if (made === null) return false;
      film.value ??= { blob: made, url: URL.createObjectURL(made) };
      saveFile(made, `${name}.gif`, 'image/gif');
      return true;
    });
  return (
    <section class="story-section story-share">
      <h2>{say('story.share')}</h2>
      <p class="row">
        <button type="button" class="button" aria-disabled={busy.value} onClick={() => void picture()}>
          {say('story.share.picture')}
        </button>
        <button type="button" class="button" aria-disabled={busy.value} onClick={() => void animate()}>
          {say('story.share.film')}
        </button>
      </p>
      <output class="note">{note.value ?? say('story.share.about')}</output>
      {film.value === null ? null : (
        <figure class="story-film">
          <img src={film.value.url} alt={say('story.share.shown')} />
          <figcaption class="note">
            {say('story.share.size', { size: Math.round(film.value.blob.size / 1024) })}
          </figcaption>
        </figure>
      )}
    </section>
  );
}
