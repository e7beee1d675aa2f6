// What the menu of a table offers.

import { useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { tellProblem } from '../app/problems.ts';
import { goTo, hrefOf } from '../app/router.ts';
import { change, PACES, settings } from '../app/settings.ts';
import { say, tellRefusal } from '../app/words.ts';
import type { TableModel } from '../table/model.ts';
import { STAND_IN } from '../table/service.ts';
import { propose } from './agreement.ts';
import { copyLink, downloadJournal, linkTo } from './share.ts';
import type { Visit } from './visit.ts';

export interface MenuProps {
  readonly visit: Visit;
  readonly model: TableModel;
  readonly askUndo: () => void;
  readonly showKeys: () => void;
  readonly shareGame: () => void;
}

export function MenuItems({ visit, model, askUndo, showKeys, shareGame }: MenuProps): VNode {
  const said = useSignal<string | null>(null);
  const info = model.info.value;
  const own = info?.seats.find(({ seat }) => seat === model.seat);
  const over = info?.status === 'over';
  const hasCompany = info?.seats.some(({ seat, kind }) => kind === 'person' && seat !== model.seat) ?? false;
  const { service, id } = model.address;

  const attempt = (run: () => Promise<unknown>) => (): void => {
    said.value = null;
    run().catch((error: unknown) => (said.value = tellProblem(error)));
  };
  const share = attempt(async () => {
    const link = { page: 'table', service, id } as const;
    said.value = (await copyLink(link)) ? say('frame.menu.copied') : linkTo(link);
  });
  const download = attempt(async () => downloadJournal(await visit.service.journal(id), id));
  const rematch = attempt(async () => {
    const table = info?.rematch ?? (await visit.service.rematch(id));
    goTo({ page: 'table', service, id: table });
  });
  const giveAway = (seat: string, mind: string | null) =>
    attempt(async () => {
      const answer = await model.send({ type: 'seat-mind', seat, mind });
      if (answer.ok) document.getElementById('table-menu')?.hidePopover();
      else said.value = tellRefusal(answer.refusal);
    });

  return (
    <>
      {own === undefined || over ? null : (
        <>
          <MenuButton onClick={askUndo}>{say('frame.menu.undo')}</MenuButton>
          {service === 'remote' && info?.paused?.why !== 'agreed' ? (
            <MenuButton onClick={() => void propose(model, { kind: 'pause' })}>
              {say('frame.menu.pause')}
            </MenuButton>
          ) : null}
          {own.kind === 'person' ? (
            <MenuButton stays onClick={giveAway(own.seat, STAND_IN)}>
              {say('frame.menu.give-away')}
            </MenuButton>
          ) : (
            <MenuButton stays onClick={giveAway(own.seat, null)}>
              {say('frame.menu.take-back')}
            </MenuButton>
          )}
          {service === 'remote' && hasCompany && !own.offered ? (
            <MenuButton
              onClick={() =>
                void propose(model, { kind: 'replace', seat: own.seat, mind: own.mind ?? STAND_IN })
              }
            >
              {say('frame.menu.replace')}
            </MenuButton>
          ) : null}
        </>
      )}
      {over && (own !== undefined || info.rematch !== null) ? (
        <MenuButton stays onClick={rematch}>
          {say(info.rematch === null ? 'frame.rematch' : 'frame.rematch.go')}
        </MenuButton>
      ) : null}
      <fieldset class="menu-pace choice">
        <legend>{say('frame.menu.pace')}</legend>
        {PACES.map((pace) => (
          <label key={pace}>
            <input
              type="radio"
              name="table-pace"
              checked={settings.value.pace === pace}
              onChange={() => change({ pace })}
            />
            {say(`settings.pace.${pace}`)}
          </label>
        ))}
      </fieldset>
      <label class="toggle">
        <input
          type="checkbox"
          checked={settings.value.sounds}
          onChange={(event) => change({ sounds: event.currentTarget.checked })}
        />
        <span>{say('frame.menu.sounds')}</span>
      </label>
      <a class="menu-item" href={hrefOf({ page: 'replay', service, id, at: null })}>
        {say('frame.menu.replay')}
      </a>
      <a class="menu-item" href={hrefOf({ page: 'rules', rule: null })}>
        {say('frame.menu.rules')}
      </a>
      {service === 'remote' ? (
        <MenuButton stays onClick={share}>
          {say('frame.menu.share')}
        </MenuButton>
      ) : (
        <MenuButton onClick={shareGame}>{say('share.game')}</MenuButton>
      )}
      {service === 'local' || over ? (
        <MenuButton stays onClick={download}>
          {say('frame.menu.journal')}
        </MenuButton>
      ) : null}
      <MenuButton onClick={showKeys}>{say('frame.keys')}</MenuButton>
      <a class="menu-item" href={hrefOf({ page: 'start' })}>
        {say('frame.menu.leave')}
        <span class="note">{say('frame.menu.leave.note')}</span>
      </a>
      <output class="menu-said">{said.value}</output>
    </>
  );
}

interface MenuButtonProps {
  readonly onClick: () => void;
  /** The menu stays open, to say how it went. */
  readonly stays?: boolean;
  readonly children: ComponentChildren;
}

function MenuButton({ onClick, stays = false, children }: MenuButtonProps): VNode {
  return (
    <button
      type="button"
      class="menu-item"
      onClick={(event) => {
        if (!stays) event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
        onClick();
      }}
    >
      {children}
    </button>
  );
}
