/**
 * Every card that an army list can hold, under the number other programs know it by: first digit 1 Combat Unit,
 * 2 attachment, 3 NCU; two digits for the faction. A row is the number, the unit type (infantry, cavalry, monster, war
 * machine; n for NCUs) with the cost and a mark (a star for Commanders, ! for attachments that join the enemy), the name, and, between bars, the byname and our own id where
 * the name does not give it. A test compares it with the tables of the game.
 */
export const CARD_TABLE = `
10101 i5 Lannister Guardsmen
10102 i5 Lannister Halberdiers
10103 i6 House Clegane Mountain's Men
10104 i7 Pyromancers
10105 c8 Knights of Casterly Rock
10106 i6 Lannister Crossbowmen
10107 c4 Gregor Clegane|The Mountain That Rides
10108 i7 The Warrior's Sons
10109 i4 Poor Fellows
10110 i6 Kingsguard
10111 i6 Red Cloaks
10112 c6 House Clegane Brigands
10113 i6 Lannisport City Watch
10114 i7 Casterly Rock Honor Guard
10115 i5 Gold Cloaks
10116 i5 Stone Crows
10201 i5 Stark Sworn Swords
10202 c6 Stark Outriders
10203 i6 House Umber Berserkers
10204 m3 Grey Wind
10205 i6 Stark Bowmen
10206 i6 House Tully Sworn Shields
10207 m3 Summer
10208 i7 House Umber Greataxes
10209 i5 Crannogman Trackers
10210 m3 Shaggydog
10212 i6 Eddard's Honor Guard
10213 c8 House Tully Cavaliers
10214 i6 House Mormont She-Bears
10215 i5 House Karstark Spearmen
10216 i6 House Mormont Bruisers
10217 i5 House Karstark Loyalists
10218 i7 Crannogman Bog Devils
10219 c7 House Umber Ravagers
10220 i7 Winterfell Guard
10301 m7 Savage Giant
10302 i4 Free Folk Trappers
10303 i4 Free Folk Raiders
10304 i5 Spearwives
10305 i5 Cave Dweller Savages
10306 m8 Wun Wun
10307 i5 Followers of Bone
10308 i5 Thenn Warriors
10309 w5 Frozen Shore Chariots
10310 m0 Bear
10311 i6 The Bonelord's Chosen
10312 m6 War Mammoth
10313 m5* Mag the Mighty
10314 m9 Mag the Mighty
10315 c8 Frozen Shore Bear Riders
10316 m0 Borroq's Boar
10317 m3 Varamyr Sixskins|Master Skinchanger
10318 m2* Varamyr Sixskins|Master Skinchanger
10319 m2 Shadowcat
10320 m3 Wolf Pack
10321 i5 Frozen Shore Hunters
10322 m7 Giant Spear Throwers
10323 c5 Harma's Vanguard
10401 i5 House Bolton Cutthroats
10402 i7 House Bolton Bastard's Girls
10403 c8 House Bolton Flayed Men
10404 i6 House Bolton Blackguards
10405 i6 Bloody Mummer Skirmishers
10406 i5 Stormcrow Mercenaries||stormcrow-mercenaries-neutral
10407 i6 Stormcrow Archers||stormcrow-archers-neutral
10408 c6 Bloody Mummer Zorse Riders
10409 i7 Stormcrow Dervishes||stormcrow-dervishes-neutral
10410 c7 Hedge Knights
10411 i7 Golden Company Swordsmen
10412 i7 Golden Company Crossbowmen
10413 m6 Golden Company War Elephant
10414 i5 Lysene Sellswords
10415 i5 Stone Crows||stone-crows-neutral
10501 i7 Veterans of the Watch
10502 i7 Sworn Brothers
10503 c6 Ranger Trackers
10504 m3 Ghost
10505 i7 Ranger Hunters
10506 w5 Builder Scorpion Crew
10507 w8 Builder Stone Thrower
10508 i7 Builder Crossbowmen
10509 i5 Conscripts
10510 c4 Watch Marshal
10511 c5 Coldhands|Mysterious Ally
10512 c7 Ranger Vanguards
10513 i7 Shadow Tower Spearmen
10601 i7 Stag Knights
10602 i5 Baratheon Wardens
10603 i5 Baratheon Sentinels
10604 i7 Rose Knights
10605 i6 R'hllor Faithful
10606 c8 Champions of The Stag
10607 c4 Dragonstone Noble
10608 i7 King's Men
10609 i7 R'hllor Queen's Men
10610 i6 R'hllor Lightbringers
10611 i6 Thorn Watch
10612 c6 Riders of Highgarden
10613 i5 Highgarden Pikemen
10614 i6 Rainbow Guard
10615 i6 Baratheon Halberdiers
10616 c6 Crownland Scouts
10701 c6 Dothraki Screamers
10702 c6 Dothraki Outriders
10703 c8 Dothraki Veterans
10704 c4 Jorah Mormont|The Wandering Knight
10705 i7 Unsullied Swordmasters
10706 i7 Unsullied Pikemen
10707 m7 Drogon
10708 m7 Viserion
10709 m7 Rhaegal
10710 m4 Dothraki Hrakkars
10711 i7 Stormcrow Dervishes
10712 i6 Stormcrow Archers
10713 i5 Stormcrow Mercenaries
10714 i3 Freedmen
10715 c8 Drogo's Bloodriders
10716 i5 Brazen Beasts
10717 i5 Pit Fighters
10801 i5 Ironborn Reavers
10802 i4 Ironborn Bowmen
10803 i6 House Harlaw Reapers
10804 i7 Ironmakers
10805 i4 Ironborn Trappers
10806 i6 Blacktyde Chosen
10807 i7 Silenced Men
10808 i4 Drowned Men
10809 i5 Stony Shore Pillagers
10810 i6 Iron Victory Crew
10901 i5 Martell Spearmen
10902 i7 Sand Skirmishers
10903 i6 Sunspear Dervishes
10904 i7 Sunspear Royal Guard
10905 i5 Dune Vipers
10906 c6 Starfall Outriders
10907 c8 Starfall Knights
10908 i7 Darkstar Retinue
10909 i6 Skyreach Bowmen
11001 i5 Cutthroats
11002 i6 Blackguards
11003 i6 Dreadfort Archers
11004 i7 Bastard's Girls
11005 c8 Flayed Men
11006 i5 Dreadfort Spearmen
11101 i4 Peasant Levy
11102 i6 Men-At-Arms
11103 i6 Brotherhood Archers
11104 c8 Brotherhood Sworn Knights
20101 i1 Assault Veteran
20102 i1 Guard Captain
20103 i1 Sandor Clegane|The Hound
20104 i0* Tywin Lannister|Lord of Casterly Rock
20105 i0* Tyrion Lannister|Halfman
20106 i2 Barristan Selmy|Lord Commander of the Kingsguard
20107 i2 Jaime Lannister|Kingsguard
20108 i1 Mandon Moore|Kingsguard
20109 i1 Meryn Trant|Kingsguard
20110 i1 Arys Oakheart|Kingsguard
20111 i1 Boros Blount|Kingsguard
20112 i1 Preston Greenfield|Kingsguard
20113 i1 Champion of the Faith
20114 i2 Gregor Clegane|Lord Tywin's Mad Dog
20115 i0* Jaime Lannister|The Kingslayer
20116 i0* Gregor Clegane|The Mountain
20117 i1 Jaime Lannister|The Young Lion
20118 c3 Gregor Clegane|Mounted Behemoth
20119 i1! Jaime Lannister|Maimed Hostage
20120 i1 Tyrion Lannister|The Giant of Lannister
20121 i0* Joffrey Baratheon|First of His Name
20122 i1! Turncoat
20123 i1 Sentinel Enforcer
20124 c1 Clegane Butcher
20125 i0* The High Sparrow|His High Holiness
20126 i1 Qyburn|Forbidden Knowledge
20127 i1 Addam Marbrand|Trusted Bannerman
20128 i2 Ser Robert Strong|The Silent Giant
20129 i0* Addam Marbrand|Commander of the City Watch
20130 i0* Kevan Lannister|Protector of the Realm
20131 i1 Gate Warden
20201 i0* Robb Stark|The Wolf Lord
20202 i0* Greatjon Umber|Lord of Last Hearth
20203 i1 Umber Champion
20204 i1 Sworn Sword Captain
20205 i2 Greatjon Umber|Fierce Bannerman
20206 i2 Robb Stark|The Young Wolf
20207 i1 Bran and Hodor|Protector and Ward
20208 i0* Brynden Tully|The Blackfish
20209 i1 Brynden Tully|Unyielding Knight
20210 i0* Eddard Stark|Lord of Winterfell
20211 i0* Rodrik Cassel|Master-at-Arms
20212 i1 Crannogman Warden
20213 i1 Maege Mormont|The She-Bear
20214 c1 Brynden Tully|Vanguard Infiltrator
20215 c0* Brynden Tully|Outrider Commander
20216 i1 Meera Reed|Cunning Trapper
20217 i1 Jojen Reed|Greensight
20218 i1 Syrio Forel|First Blade of Braavos
20219 i1 Rickon Stark|Prince of Winterfell
20220 i0 Osha|Spearwife Guardian
20221 i1! Jaqen H'ghar|Mysterious Prisoner
20222 i1 Mormont Veteran
20223 i1 Crannogman Survivalist
20224 c1 Winterfell Guardian
20225 i0* Howland Reed|Lord of the Crannogs
20226 i1 Loyalist Captain
20227 i1 Rickard Karstark|Vengeful Bannerman
20228 i0* Rickard Karstark|Lord of Karhold
20229 i0* Maege Mormont|Lady of Bear Island
20230 i1 Winterfell Champion
20301 i0* Tormund Giantsbane|Thunderfist
20302 i2 Tormund Giantsbane|Tall-Talker, Horn-Blower, Breaker of Ice
20303 i0* Mance Rayder|King Beyond the Wall
20304 i1 Raid Leader
20305 i1 Cave Dweller Alpha
20306 i1 Spearwife Matriarch
20307 i1 Skinchanger
20310 i1 Chosen of Styr
20313 i0* Styr|Magnar of Thenn
20314 i1 Champion of Bone
20315 i0* Rattleshirt|The Lord of Bones
20316 i2 Rattleshirt|Ruthless Slaughterer
20317 i0* Harma|Vanguard Commander
20318 i2 Harma|The Dogshead
20319 i1 Harma's Bannerman
20320 i0* The Weeper|Horrific Butcher
20321 i1 The Weeper|Cruel Tyrant
20322 i2 Ygritte|Spearwife Archer
20323 i1 Jarl|Advance Raid Leader
20324 i1 Walrus Clan Chieftain
20325 i1 The Great Walrus|Steeled Through Ice and Snow
20326 i2 Jon Snow|The Crow-Come-Over
20327 i2! Mance Rayder|Abel The Bard
20328 i2 Borroq|Boar Skinchanger
20329 i0* The Great Walrus|Lord of the Frozen Shore
20401 i1 Dreadfort Captain||dreadfort-captain-neutral
20402 i0* Ramsay Snow|The Bastard of Bolton
20403 i2 Ramsay Snow|Sadist|ramsay-snow-sadist-neutral
20404 i0 Theon Greyjoy|Reek|theon-greyjoy-reek-neutral
20406 i2 Brienne|Maiden of Tarth
20407 i1 Bronn|The Sellsword
20408 i1 Bolton Flayer||bolton-flayer-neutral
20409 i0* Vargo Hoat|The Goat of Harrenhal
20410 i2 Vargo Hoat|The Crippler
20411 i0* Daario Naharis|Stormcrow Captain|daario-naharis-stormcrow-captain-neutral
20412 i1 Daario Naharis|Reckless Mercenary|daario-naharis-reckless-mercenary-neutral
20413 i1 Jaqen H'ghar|Unnamed
20414 i1 Stormcrow Lieutenant||stormcrow-lieutenant-neutral
20415 i0* Roose Bolton|The Leech Lord
20416 c1 Fortune Seeker
20417 c1 Glory Seeker
20418 i1 Golden Company Officer
20419 i1 Lysene Bosun
20420 i1 Arya Stark|Fugitive Princess
20421 i1 Sandor Clegane|Fugitive Bodyguard
20422 i2 Rorge|The Mad Dog of Saltpans
20423 i0 Biter|Rorge's Mad Dog
20424 i0* Jokin|Stormcrow Captain
20425 i0 The Widower|Stormcrow Captain
20426 i2 Jokin|Archer Captain
20427 i0 The Widower|Second In Command
20501 i0* Jeor Mormont|997th Lord Commander
20502 i0* Jon Snow|998th Lord Commander
20503 i2 Jon Snow|"Lord Snow"|jon-snow-lord-snow
20504 i2 Watch Captain
20505 i1 Watch Recruiter
20509 i0* Alliser Thorne|Master-at-Arms
20510 i1 Alliser Thorne|Vindictive Overseer
20511 i0* Donal Noye|Defender of Castle Black
20512 i1 Grenn|Aurochs
20513 i1 Pypar|Monkey
20514 i1 Qhorin Halfhand|Grizzled Ranger
20516 i1 Othell Yarwyck|Spotter
20517 w1 Scorpion Modifications||scorpion-modifications-othell-yarwyck
20518 i1 Senior Builder
20519 i1 Hardened Ranger
20520 c1 Watch Marshal
20521 w1 Scorpion Modifications||scorpion-modifications-builder
20522 i0* Othell Yarwyck|First Builder
20523 i1 Benjen Stark|Wolf of the Wall
20524 i1 Coldhands|Enigmatic Guide
20525 i1 Samwell Tarly|Sam The Slayer
20526 c1 Coldhands|Former Crow
20527 i0* Benjen Stark|First Ranger
20528 i1 Cotter Pyke|Ironborn Brother
20529 i2 Yoren|Harsh Recruiter
20530 i1 Satin|Commander's Steward
20531 i1 Satin|Brave Recruit
20532 i1 Eddison Tollett|Dolorous Edd
20533 c0* Benjen Stark|Beyond The Wall
20534 i0* Cotter Pyke|Eastwatch Commander
20535 i0* Ser Denys Mallister|Shadow Tower Commander
20601 i0* Renly Baratheon|The Charismatic Heir
20602 i0* Stannis Baratheon|The Rightful Heir
20603 i1 Stag Knight Noble
20604 i1 Master Warden
20605 i0* Stannis Baratheon|The One True King
20606 i1 Devan Seaworth|King's Squire
20607 i0* Davos Seaworth|Hero of Blackwater
20608 i1 Davos Seaworth|Onion Knight
20609 i1 Andrew Estermont|True Loyalist
20610 i0* Andrew Estermont|First of the King's Men
20611 i0* Renly Baratheon|Lord Paramount of the Stormlands
20612 i0* Loras Tyrell|The Knight of Flowers
20613 i1 Loras Tyrell|King's Squire
20614 i1 Brienne|The Blue
20615 i0* Eldon Estermont|Lord of Greenstone
20617 i1 Red Priestess
20618 i1 Pikemen Captain
20619 i1 Thorn Watch Sentinel
20620 c1 Dragonstone Noble
20621 i1 Axell Florent|Fanatical Devotee
20622 i0* Axell Florent|First of the Queen's Men
20623 i2 Cortnay Penrose|Loyal Tactician
20624 i0* Cortnay Penrose|Castellan of Storm's End
20625 c0* Stannis Baratheon|King at the Wall
20626 i1 Bryen Farring|King's Squire
20627 i2 Justin Massey|Cunning Follower
20628 i0* Justin Massey|The Smiler
20629 i1 Dale Seaworth|Captain of the Wraith
20630 i0* Renly Baratheon|King in the South
20631 i1 Loras Tyrell|Lord Commander of the Rainbow Guard
20632 i1 Bryce Caron|Bryce the Orange
20633 i1 Brienne|Rainbow Guard
20634 i1 Parmen Crane|Parmen The Purple
20635 i1 Emmon Cuy|Emmon The Yellow
20636 i1 Robar Royce|Robar The Red
20637 i1 Guyard Morrigen|Guyard The Green
20701 c0* Khal Drogo|The Great Khal
20702 c0* Jorah Mormont|Westerosi Tactician
20703 c1 Jorah Mormont|The Exiled Knight
20704 c1 Screamer Ko
20705 c1 Outrider Ko
20706 i2 Unsullied Officer
20707 i0* Barristan Selmy|The Bold
20708 i1 Belwas|Veteran Pit-Fighter
20709 i0 Jorah Mormont|Penitent Betrayer
20710 i1 Jorah Mormont|The Andal
20711 i0* Belwas|The Strong
20712 i0* Grey Worm|Unsullied Commander
20713 i2 Grey Worm|Freed by the Dragon
20714 i0* Daenerys Targaryen|Mother of Dragons
20715 i0* Daenerys Targaryen|Queen of Meereen
20716 i1 Daario Naharis|Reckless Mercenary
20717 i0* Daario Naharis|Stormcrow Captain
20718 i1 Stormcrow Lieutenant
20719 c1 Rakharo|Bloodrider
20720 c1 Qotho|Bloodrider
20721 c1 Cohollo|Bloodrider
20722 c1 Haggo|Bloodrider
20723 i1 Mirri Maz Duur|Resentful Healer
20724 i1 Marselen|Unsullied Captain
20725 i2 Skahaz Mo Kandaq|Merciless Ghiscari
20726 i0* Skahaz Mo Kandaq|The Shavepate
20727 i0* Marselen|Mother's Men Commander
20728 i1 Brazen Beasts Captain
20801 i0* Asha Greyjoy|The Kraken's Daughter
20802 i1 Asha Greyjoy|Captain of the Black Wind
20803 i0* Victarion Greyjoy|The Iron Captain
20804 i2 Victarion Greyjoy|Master of the Iron Victory
20805 i1 Reaver Captain
20806 i1 Warsworn
20807 i1 Theon Greyjoy|Kinslayer
20808 i0* Theon Greyjoy|"Prince" of Winterfell
20809 i1 Qarl|Asha's Champion
20810 i2 Qarl|The Maid
20811 i1 Nute|The Barber
20812 i0* Euron Greyjoy|Lord Reaper of Pyke
20813 i0* Balon Greyjoy|The Kraken King
20814 i1 Euron Greyjoy|Crow's Eye
20815 i0* Erik Ironmaker|Anvil-Breaker
20816 i1 Asha Greyjoy|"Lady Greyjoy"|asha-greyjoy-lady-greyjoy
20817 i1 Dagmer Cleftjaw|Captain of the Foamdrinker
20818 i1 Baelor Blacktyde|Captain of the Nightflyer
20819 i2 Moqorro|Slave of R'hllor
20820 i0* Baelor Blacktyde|Lord of Blacktyde
20821 i0* Dagmer Cleftjaw|Master-at-Arms
20822 i1 Drowned Prophet
20823 i1 Sunset Sea Brave
20901 i0* Oberyn Martell|Prince of Dorne
20902 i2 Oberyn Martell|The Snake
20903 i0 Areo Hotah|Captain of The Guard
20905 i1 Areo Hotah|Dutiful Juggernaut
20906 i2 Dervish Captain
20907 i1 Spearmen Captain
20908 i1 Spearlord
20909 i0* Obara Sand|Eldest Sister
20910 i1 Obara Sand|Sand Snake
20911 i1 Nymeria Sand|Sand Snake
20912 i1 Elia Sand|Sand Snake
20913 i1 Harmen Uller|Dornish Envoy
20914 i0* Harmen Uller|Lord of Hellholt
20915 i1 Arys Oakheart|The White Knight
20916 i1 Quentyn Martell|Prince Of Dorne
20917 i1 Gerold Dayne|Knight Of High Hermitage
20918 i1 Edric Dayne|Lord Of Starfall
20919 i1 Daemon Sand|Bastard Of Godsgrace
20920 i0* Daemon Sand|Vengeful Knight
20921 i0* Gerold Dayne|Darkstar
20922 i1 High Hermitage Sentinel
21001 i0* Ramsay Snow|Spiteful Heir
21002 i0* Roose Bolton|Lord of the Dreadfort
21003 i2 Ramsay Snow|Sadist
21004 i0 Theon Greyjoy|Reek
21005 i1 Dreadfort Captain
21006 i1 Bolton Flayer
21007 i1 Ben Bones|Kennelmaster
21008 i1 Damon Dance-For-Me|Bastard's Boy
21009 i1 Skinner|Bastard's Boy
21010 i1 Grunt|Bastard's Boy
21011 i1 Sour Alyn|Bastard's Boy
21012 i1 Steelshanks Walton|Relentless Soldier
21013 i0* Steelshanks Walton|Captain of the Guard
21101 i0* Beric Dondarrion|Lightning Lord
21102 i2 Beric Dondarrion|Azor Ahai
21103 i0* Thoros of Myr|The Red Wizard
21104 i2 Thoros of Myr|Faithful Believer
21105 i1 Lem Lemoncloak|The Lemon
21106 i1 Tom Sevenstringers|O'Sevens
21107 i0* Catelyn Stark|Lady Stoneheart
21108 i2 Anguy|The Archer
21109 i1 Edric Dayne|Loyal Squire
21110 i1 Hot Pie|The Baker
21111 i2 Gendry|The Bull
30101 n6 Tywin Lannister|The Great Lion
30102 n4 Pycelle|Grand Maester
30103 n4 The High Sparrow|Father of the Faithful
30104 n5 Tyrion Lannister|The Imp
30105 n4 Cersei Lannister|Queen Regent
30106 n5 Joffrey Baratheon|Lord of the Seven Kingdoms
30107 n5 Kevan Lannister|Master of Law
30108 n4 Qyburn|Master of Whisperers
30109 n4 Tommen Baratheon|Next in Succession
30201 n4 Catelyn Stark|Lady of Winterfell
30202 n4 Sansa Stark|Little Bird
30204 n6 Eddard Stark|Warden of the North
30205 n4 Rodrik Cassel|Combat Veteran
30206 n4 Arya Stark|The Wolf Girl
30207 n4 Howland Reed|Protector of the Neck
30208 n5 Eddard Stark|Hand of the King
30209 n4 Lyanna Mormont|Youngest She-Bear
30210 n4 Robb Stark|King in the North
30301 n4 Lady Val|The Wildling Princess
30302 n4 Mance Rayder|Artful Tactician
30303 n4 Craster|Ally of Convenience
30304 n4 Styr|Iron-Fisted Tyrant
30305 n4 Ygritte|Kissed by Fire
30306 n4 Lady Dalla|Wife and Council
30307 n5 Mance Rayder|Deceptive Bard
30308 n4 Jon Snow|Turncloak Crow
30402 n4 Petyr Baelish|Littlefinger
30403 n4 Lord Varys|The Spider
30404 n0 The High Seneschal
30405 n4 Jaqen H'ghar|Follower of The Red God
30406 n5 Tycho Nestoris|Iron Banker
30407 n5 Walder Frey|Lord of the Crossing
30408 n4 Roose Bolton|Calculating and Cruel|roose-bolton-calculating-and-cruel-neutral
30409 n4 Shae|Hidden in Court
30501 n4 Bowen Marsh|First Steward
30502 n4 Aemon|Maester of Castle Black
30503 n4 Jeor Mormont|The Old Bear
30506 n5 Qhorin Halfhand|Unwavering Ranger
30507 n4 Donal Noye|Expert Blacksmith
30508 n5 Othell Yarwyck|Warmachine Specialist
30509 n4 Samwell Tarly|Craven Scholar
30510 n1 Gilly|The Wildling Girl
30511 n4 Craster|Ally of the Watch
30512 n5 Yoren|Wandering Crow
30513 n4 Ser Denys Mallister|Honorable Brother
30601 n4 Alester Florent|Lord of Brightwater
30602 n4 Shyra Errol|Lady of Haystack Hall
30603 n5 Melisandre|The Red Woman
30604 n4 Davos Seaworth|Hand of The True King
30605 n5 Selyse & Shireen|Queen and Princess|selyse-and-shireen-queen-and-princess
30606 n4 Axell Florent|Hand of the Queen
30608 n4 Margaery Tyrell|Little Rose
30609 n5 Olenna Tyrell|Queen of Thorns
30610 n4 Eldon Estermont|Venerable Knight
30612 n4 Cortnay Penrose|Reliable Castellan
30613 n5 Cressen|Maester at Dragonstone
30614 n4 Patchface|Patches
30701 n4 Daenerys Targaryen|Khaleesi
30702 n4 Illyrio Mopatis|Magister of Pentos
30703 n4 Pyat Pree|Warlock of Qarth
30704 n5 Barristan Selmy|Advisor to the Dragon
30705 n4 Xaro Xhoan Daxos|Merchant Prince of Qarth
30707 n5 Daenerys Targaryen|The Unburnt
30708 n4 Mirri Maz Duur|Godswife
30709 n4 Quaithe|Of The Shadow
30710 n4 Hizdahr Zo Loraq|Fourteenth Of That Noble Name
30711 n4 Missandei|Scribe
30712 n4 Alicent Hightower|Dowager Queen
30713 n4 Rhaenyra Targaryen|Dragon Queen
30801 n4 Rodrik Harlaw|The Reader
30802 n4 Aeron Greyjoy|The Damphair
30803 n6 Balon Greyjoy|King of Salt and Rock
30804 n4 Wendamyr|Maester of House Greyjoy
30805 n4 Erik Ironmaker|The Just
30806 n4 Tristifer Botley|Lord of Lordsport
30807 n4 Moqorro|The Black Flame
30808 n4 Beron Blacktyde|Blind Beron
30809 n4 Asha Greyjoy|Would-be Queen
30901 n4* Doran Martell|Lord of Sunspear
30902 n4 Doran Martell|Prince of Dorne
30903 n4 Ellaria Sand|Viper's Paramour
30904 n4 Oberyn Martell|Red Viper
30905 n5 Tyene Sand|Septa's Daughter
30906 n4 Nymeria Sand|Lady Nym
30907 n5 Arianne Martell|Heiress To Dorne
30908 n4 Arys Oakheart|Crown's Ambassador
31001 n4 Walda Frey|Fat Walda
31002 n5 Jeyne Poole|Arya Stark, Bride Of Bolton
31003 n4 Roose Bolton|Calculating And Cruel
31004 n4 Ramsay Snow|Red Helm
31005 n4 Tybald|Maester of the Dreadfort
31101 n4 Ghost of High Heart|The Wood's Witch
31102 n4 Ravella Smallwood|Lady of Acorn Hall
31103 n4 Catelyn Stark|The Hangwoman
31104 n4 Thoros Of Myr|The Ember
`;
