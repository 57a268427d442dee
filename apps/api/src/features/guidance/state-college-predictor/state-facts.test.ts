import type { StateSet } from '@sopaan/domain/state/state-book'
import {
  SCORE_KEYS,
  STATE_CLAIMS,
  STATE_COUNSELLING_IDS,
  type StateCounsellingId,
} from '@sopaan/domain/state/state-counselling'
import { findStateCounselling } from '@sopaan/domain/state/state-counsellings'
import { STATE_CATEGORY_NAMES, type StateCategoryKey } from '@sopaan/domain/state/state-names'
import { judgeStateSeats, type StateProfile } from '@sopaan/domain/state/state-predictor'
import { expect, test } from 'vitest'
import { loadShippedStateBook } from './shipped-state-book.ts'

/**
 * Twenty published rows of each counselling, evenly drawn, and a candidate each: institute, branch (with its code where there is one), category code, region,
 * round and stage, closing figure | score it is judged by, category, gender, home (`-` = not asked), claims. Sources: the
 * counselling bodies' closing tables of the seasons named in data/README.md.
 */
const PUBLISHED: Readonly<Record<StateCounsellingId, readonly string[]>> = {
  'mht-cet-cap': [
    'Sipna Shikshan Prasarak Mandal College of Engineering & Technology, Amravati | 0111461210 Mechanical Engineering | GOBCS | any | 1 I | 103726 | rank | obc male mumbai-university -',
    'Institute of Chemical Technology, Mumbai Marathwada off campus, Jalna | 0203290410 Chemical Engineering | GNT2S | any | 1 I | 17585 | rank | nt-2 male mumbai-university -',
    "Adarsh Shikshan Prasarak Mandal's K. T. Patil College of Engineering and Technology, Osmanabad | 0214624210 Computer Science and Engineering | GSEBCH | home-university:Dr. Babasaheb Ambedkar Marathwada University | 1 I | 160746 | rank | sebc male dr-babasaheb-ambedkar-marathwada-university -",
    'Loknete Shamrao Peje Government College of Engineering, Ratnagiri | 0304250410 Food Technology And Management | GOPENO | other-than-home-university:Mumbai University | 1 I | 34373 | rank | open male shivaji-university -',
    'Bharati Vidyapeeth College of Engineering, Navi Mumbai | 0318937210 Electronics and Telecommunication Engineering | LOBCO | other-than-home-university:Mumbai University | 1 I | 60681 | rank | obc female shivaji-university -',
    "Gharda Foundation's Gharda Institute of Technology,Khed, Ratnagiri | 0321637210 Electronics and Telecommunication Engineering | GOPENO | other-than-home-university:Mumbai University | 1 I | 102947 | rank | open male shivaji-university -",
    'Government College of Engineering, Chandrapur | 0400437210 Electronics and Telecommunication Engineering | GNT2H | other-than-home-university:Gondwana University | 1 I | 58246 | rank | nt-2 male mumbai-university -',
    'Rajiv Gandhi College of Engineering Research & Technology Chandrapur | 0416324210 Computer Science and Engineering | LNT2O | other-than-home-university:Gondwana University | 1 I | 139477 | rank | nt-2 female mumbai-university -',
    "Shri Shivaji Vidya Prasarak Sanstha's Late Bapusaheb Shivaji Rao Deore College of Engineering,Dhule | 0510361210 Mechanical Engineering | LOPENO | other-than-home-university:Kavayitri Bahinabai Chaudhari North Maharashtra University, Jalgaon | 1 I | 117390 | rank | open female mumbai-university -",
    "Sanjivani Rural Education Society's Sanjivani College of Engineering, Kopargaon | 0516062410 Mechatronics Engineering | EWS | any | 1 I | 89343 | rank | ews male mumbai-university -",
    'PUNE VIDYARTHI GRIHA’S COLLEGE OF ENGINEERING & SHRIKRUSHNA S. DHAMANKAR INSTITUTE OF MANAGEMENT, NASHIK | 0533061210 Mechanical Engineering | LOPENH | home-university:Savitribai Phule Pune University | 1 I | 111289 | rank | open female savitribai-phule-pune-university -',
    'Walchand College of Engineering, Sangli | 0600724270U Computer Science and Engineering | DEFOPENS | any | 1 I | 4608 | rank | open male mumbai-university defence',
    'G.H.Raisoni College of Engineering & Management, Wagholi, Pune | 0615591110 Computer Science and Engineering (Artificial Intelligence and Machine Learning) | LOPENS | any | 1 I | 29012 | rank | open female mumbai-university -',
    "Pune District Education Association's College of Engineering, Manjari(Bk), Hadapsar, Pune | 0620661210 Mechanical Engineering | LOBCH | other-than-home-university:Savitribai Phule Pune University | 1 I | 164545 | rank | obc female mumbai-university -",
    "Shetkari Shikshan Mandal's Pad. Vasantraodada Patil Institute of Technology, Budhgaon, Sangli | 0626992610 Electrical and Computer Engineering | GSEBCH | home-university:Shivaji University | 1 I | 147398 | rank | sebc male shivaji-university -",
    "Modern Education Society's Wadia College of Engineering, Pune | 0628191610 Automation and Robotics | GSEBCH | home-university:Savitribai Phule Pune University | 1 I | 58287 | rank | sebc male savitribai-phule-pune-university -",
    'Sanjeevan Group of Institutions | 0631519110 Civil Engineering | GOPENH | home-university:Shivaji University | 1 I | 179137 | rank | open male shivaji-university -',
    "KJEI's Trinity Academy of Engineering, Yewalewadi, Pune | 0663437210 Electronics and Telecommunication Engineering | GVJH | home-university:Savitribai Phule Pune University | 1 I | 137299 | rank | vj-dt male savitribai-phule-pune-university -",
    "Phaltan Education Society's College of Engineering Thakurki Tal- Phaltan Dist-Satara | 0676699510 Artificial Intelligence and Data Science | GSEBCH | home-university:Shivaji University | 1 I | 120455 | rank | sebc male shivaji-university -",
    "Dr. D Y Patil Pratishthan's College of Engineering, Kolhapur | 0683924210 Computer Science and Engineering | LOPENH | home-university:Shivaji University | 1 I | 58705 | rank | open female shivaji-university -",
  ],
  kcet: [
    'Bangalore Institute of Technology Bangalore | Computer Science and Engineering | STR | rest-of-karnataka | 1 | 37063 | rank | st male - rural',
    'B L D E As V.P. Dr. P. G. Hallakatti College of Engg. and Tech. vijayapur | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | 2AR | rest-of-karnataka | 1 | 51758 | rank | 2a male - rural',
    'Ballari Institute of Technology and Management Near Allipur Bellary | Mechanical Engineering | GMK | rest-of-karnataka | 1 | 173905 | rank | open male - kannada-medium',
    'Nagarjuna College of Engineering and Technology Bangalore (R) | Computer Science and Engineering | 3BG | rest-of-karnataka | 1 | 60350 | rank | 3b male - -',
    'Impact College of Engineering and Applied Sciences Bangalore | Artificial Intelligence and Machine Learning | GMK | rest-of-karnataka | 1 | 74604 | rank | open male - kannada-medium',
    'Alva`s Institute of Engineering and Technology Moodabidri, | Mechanical Engineering | SCG | rest-of-karnataka | 1 | 252070 | rank | sc male - -',
    'Jain Institute of Technology Cross,Davanagere | Artificial Intelligence and Machine Learning | STG | rest-of-karnataka | 1 | 94660 | rank | st male - -',
    'Jain College of Engineering and Research Udyambhag, Belgaum | Electronics and Communication Engineering | SCR | rest-of-karnataka | 1 | 203116 | rank | sc male - rural',
    'University of Visvesvaraya College of Engineering Bangalore ( PUBLIC UNIV. ) | Civil Engineering | GM | rest-of-karnataka | 2 | 53340.5 | rank | open male - -',
    'Sri Jayachamarajendra College of Engineering(Const. of JSS Univ.) Mysore | Electronics and Instrumentation Engineering | SCK | rest-of-karnataka | 2 | 118108 | rank | sc male - kannada-medium',
    'Jawaharlal Nehru National College of Engineering Shimoga | Electrical and Electronics Engineering | 3BG | rest-of-karnataka | 2 | 103020 | rank | 3b male - -',
    'East West Institute of Technology Bangalore | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | 1R | rest-of-karnataka | 2 | 68237 | rank | category-1 male - rural',
    'P E S Institute of Technology and Management Shivamogga | Electronics and Communication Engineering | SCR | rest-of-karnataka | 2 | 209527 | rank | sc male - rural',
    'VSMs Somashekar R Kothiwale Institute of Technology Nippani, Belgaum- Dist | Electronics and Communication Engineering | 2BG | rest-of-karnataka | 2 | 158146 | rank | 2b male - -',
    'Visvesvaraya Technological University Belgaum | B Tech in Electronics and Computer Engineering | 3BG | rest-of-karnataka | 2 | 78359 | rank | 3b male - -',
    'Dayananda Sagar College of Engineering Bangalore | Information Science and Engineering | SCR | rest-of-karnataka | 3 | 62374 | rank | sc male - rural',
    'JSS Science and Technology University(Formerly SJCE) Mysore | Computer Science and Engineering | SCK | rest-of-karnataka | 3 | 45226 | rank | sc male - kannada-medium',
    'Global Academy of Technology Bangalore | Electronics and Communication Engineering | 2AK | rest-of-karnataka | 3 | 63400 | rank | 2a male - kannada-medium',
    'Government Engineering College Devagiri,Haveri | Mechanical Engineering | GM | rest-of-karnataka | 3 | 260901 | rank | open male - -',
    'CMR University CHAGALATTI, BANGALORE | B Tech in Information Technology | 2BG | rest-of-karnataka | 3 | 58373 | rank | 2b male - -',
  ],
  comedk: [
    'Ballari Institute of Technology And Management-Near Allipura, Ballari | AI Artificial Intelligence and Machine Learning | GM | any | 1 | 105216 | rank | open male - -',
    'Karavali Institute of Technology-Kottara, Mangaluru | AE Aeronautical Engineering | GM | any | 1 | 111746 | rank | open male - -',
    'Tontadarya College of Engineering-Mundaragi Road , Gadag | AI Artificial Intelligence and Machine Learning | GM | any | 1 | 54026 | rank | open male - -',
    'Dr. Ambedkar Institute of Technology-Malathahalli, Bengaluru | CB Computer Science and Business Systems | GM | any | 1 | 30454 | rank | open male - -',
    'BMS College of Engineering-Basavanagudi, Bengaluru | CD Computer Science and Engineering (Data Science) | KKR | kalyana-karnataka | 1 | 10925 | rank | open male - kalyana-karnataka',
    'Sapthagiri NPS University-Hesarghatta Main Road, Bengaluru | CD Computer Science and Engineering (Data Science) | KKR | kalyana-karnataka | 1 | 79991 | rank | open male - kalyana-karnataka',
    'Malnad College of Engineering-Rangoli Halla, Hassan | CI Computer Science and Engineering (Artificial Intelligence and Machine Learning) | GM | any | 1 | 67395 | rank | open male - -',
    'Acharya Institute of Technology-Soladevanahalli, Bengaluru | CS Computer Science and Engineering | KKR | kalyana-karnataka | 1 | 64341 | rank | open male - kalyana-karnataka',
    'C.M.R. Institute of Technology-Brookefield, Bengaluru | CS Computer Science and Engineering | GM | any | 1 | 12617 | rank | open male - -',
    'Jain College of Engineering and Research-Udyambag, Belagavi | CV Civil Engineering | GM | any | 1 | 64792 | rank | open male - -',
    'Rajiv Gandhi Institute of Technology-R T Nagar Post, Bengaluru | CS Computer Science and Engineering | GM | any | 1 | 89437 | rank | open male - -',
    'Vidyavardhaka College of Engineering-Gokulam, Mysuru | CS Computer Science and Engineering | KKR | kalyana-karnataka | 1 | 106835 | rank | open male - kalyana-karnataka',
    'Aditya College of Engineering and Technology-Yelahanka, Bengaluru | DS Data Science | GM | any | 1 | 74590 | rank | open male - -',
    'BMS Institute of Technology and Management-Yelahanka, Bengaluru | EE Electrical and Electronics Engineering | GM | any | 1 | 15728 | rank | open male - -',
    'KLS Vishwanathrao Deshpande Institute of Technology-Dandeli Road, Haliyal | EE Electrical and Electronics Engineering | GM | any | 1 | 93737 | rank | open male - -',
    'Shri Madhwa Vadiraja Institute of Technology and Management-Bantakal, Udupi | EC Electronics and Communication Engineering | GM | any | 1 | 94586 | rank | open male - -',
    'Harsha Institute of Technology-Nelamangala Taluk, Bangalore Rural | EC Electronics and Communication Engineering | GM | any | 1 | 82772 | rank | open male - -',
    'Maharaja Institute of Technology-Belawadi, Mandya | ME Mechanical Engineering | GM | any | 1 | 108369 | rank | open male - -',
    'Garden City University-Old Madras Road, Bengaluru | ROB Robotics | GM | any | 1 | 73658 | rank | open male - -',
    'Raja Rajeswari College of Engineering-Kumbalgodu, Bengaluru | IC Computer Science and Engineering (IOT and Cyber Security Including Block Chain Technology) | GM | any | 1 | 110484 | rank | open male - -',
  ],
  tnea: [
    'Annamalai University Faculty of Engineering and Technology Annamalai nagar Cuddalore | EI Electronics and Instrumentation Engineering | MBC | tamil-nadu | all | 113.5 | marks | mbc male - -',
    'JNN Institute of Engineering (Autonomous), Ushaa Garden, 90, Kannigaipair Village, Uthukottai Taluk, Thiruvallur-601102. | CS Computer Science and Engineering | OC | tamil-nadu | all | 155.5 | marks | open male - -',
    'Loyola Institute of Technology, Palanchur, Mevalurkuppam, B village, Nazarathpet Post, Sriperumpudur Taluk, Kanchipuram District, Chennai-600123. | CS Computer Science and Engineering | BCM | tamil-nadu | all | 145 | marks | bcm male - -',
    'Sri Sivasubramaniya Nadar College of Engineering (Autonomous), Rajiv Gandhi Salai (OMR), Kalavakkam,Kanchipuram District-603110. | IT Information Technology | SCA | tamil-nadu | all | 178 | marks | sca male - -',
    'Prince Shri Venkateshwaraa Padmavathy Engineering College (Autonomous), Medavakkam - Mambakkam Road, Ponmar, Kanchipuram, Chennai-600127. | IT Information Technology | OC | tamil-nadu | all | 192 | marks | open male - -',
    'Arulmigu Meenakshi Amman College of Engineering, Vadamavandal Village, Namandi Post,(Near Kanchipuram),Tiruvanamalai-604410. | CS Computer Science and Engineering | OC | tamil-nadu | all | 110.5 | marks | open male - -',
    'Coimbatore Institute of Technology (Autonomous) Civil Aerodrome Post Coimbatore District 641014 | CM Computer Science and Engineering (SS) | ST | tamil-nadu | all | 173.5 | marks | st male - -',
    'Adhiyamaan College of Engineering (Autonomous), Aeri Campus, Dr.M.G.R.Nagar, Hosur, Krishnagiri District-635109. | IT Information Technology | OC | tamil-nadu | all | 151 | marks | open male - -',
    'Sona College of Technology (Autonomous), Sona Nagar, Thiagarajar Polytechnic College Road, Suramangalam (P.O),Salem District-636005. | EX Electronics and Computer Engineering | BC | tamil-nadu | all | 157.5 | marks | bc male - -',
    'AVS Engineering College, Military Road, Ammapet, Salem-636003. | ME Mechanical Engineering | SCA | tamil-nadu | all | 102.5 | marks | sca male - -',
    'CSI College of Engineering, Ketti Valley, The Nilgiris-643215. | AD Artificial Intelligence and Data Science | OC | tamil-nadu | all | 131.5 | marks | open male - -',
    'Park College of Engineering and Technology, Avinashi Road (NH-47), Kaniyur,Coimbatore-641659. | CS Computer Science and Engineering | BCM | tamil-nadu | all | 132 | marks | bcm male - -',
    'SNS College of Engineering (Autonomous), Sathy Main Road, Kurumbapalayam Post, Coimbatore-641107. | AD Artificial Intelligence and Data Science | BCM | tamil-nadu | all | 157.5 | marks | bcm male - -',
    'KGISL Institute of Technology, 365, KGISL Campus, Thudiyalur Road, Saravanampatti, Coimbatore-641035. | AM Computer Science and Engineering (AI and Machine Learning) | OC | tamil-nadu | all | 177.5 | marks | open male - -',
    'University College of Engineering Panruti Chennai-Kumbakonam Highway Panikkankuppam Panruti Cuddalore District 607106 | EC Electronics and Communication Engineering | BC | tamil-nadu | all | 133 | marks | bc male - -',
    'J.J. College of Engineering and Technology, Ammapettai, Poolankulathupatti Post, Tiruchirappalli-620009. | IT Information Technology | BC | tamil-nadu | all | 126.5 | marks | bc male - -',
    'Kings College of Engineering (Autonomous), Punalkulam Village, Gandarvakkottai Taluk, Pudukkottai District-613303. | EE Electrical and Electronics Engineering | SC | tamil-nadu | all | 90 | marks | sc male - -',
    'C.S.I. Institute of Technology, Thovalai & PO, Kanyakumari District, Nagercoil-629302. | EC Electronics and Communication Engineering | OC | tamil-nadu | all | 132 | marks | open male - -',
    'Sri Vidya College of Engineering and Technology, Sivakasi Main Road, P.Kumaralingapuram, Virudhunagar-626005. | CE Civil Engineering | OC | tamil-nadu | all | 103.5 | marks | open male - -',
    'PSNA College of Engineering and Technology (Autonomous), Kothandaraman Nagar, Muthanampatti (PO), Dindigul-624622. | CB Computer Science and Bussiness System | BCM | tamil-nadu | all | 166.5 | marks | bcm male - -',
  ],
  'ts-eapcet': [
    'ABDULKALAM INST OF TECHNOLOGY AND SCI | CIV Civil Engineering | ST_GIRLS | telangana | final | 178764 | rank | st female - -',
    'BHARAT INSTITUTE OF ENGG AND TECHNOLOGY | CSM Computer Science and Engineering (Artificial Intelligence and Machine Learning) | BC_E_GIRLS | telangana | final | 150809 | rank | bc-e female - -',
    'BHASKAR ENGINEERING COLLEGE | INF Information Technology | ST_GIRLS | telangana | final | 171352 | rank | st female - -',
    'SREE CHAITANYA INST OF TECHNOLOGY SCIENCES | EEE Electrical and Electronics Engineering | BC_E_GIRLS | telangana | final | 156670 | rank | bc-e female - -',
    'D R K INSTITUTE OF SCI AND TECHNOLOGY | EEE Electrical and Electronics Engineering | BC_C_BOYS | telangana | final | 86127 | rank | bc-c male - -',
    'GOKARAJU RANGARAJU INSTITUTE OF ENGG AND TECH | CSD Computer Science and Engineering (Data Science) | BC_A_BOYS | telangana | final | 19270 | rank | bc-a male - -',
    'SRI INDU INSTITUTE OF ENGINEERING AND TECHNOLOGY (AUTONOMOUS) | CIV Civil Engineering | ST_GIRLS | telangana | final | 166326 | rank | st female - -',
    'JNTUH UNIVERSITY COLLEGE OF ENGINEERING MAHABUBABAD | CSE Computer Science and Engineering | BC_E_GIRLS | telangana | final | 134582 | rank | bc-e female - -',
    'JNTUH UNIVERSITY COLLEGE OF ENGINEERING SULTANPUR | MEC Mechanical Engineering | BC_C_BOYS | telangana | final | 49801 | rank | bc-c male - -',
    'KLRCOLLEGE OF ENGG AND TECHNOLOGY PALONCHA | CIV Civil Engineering | BC_E_GIRLS | telangana | final | 92089 | rank | bc-e female - -',
    'K U COLLEGE OF ENGG KOTHAGUDEM - SELF FINANCE | INF Information Technology | BC_C_BOYS | telangana | final | 110185 | rank | bc-c male - -',
    'MGU COLLEGE OF ENGINEERING AND TECHNOLOGY | CSE Computer Science and Engineering | BC_A_BOYS | telangana | final | 140315 | rank | bc-a male - -',
    'MOTHER TERESA INSTITUTE OF SCI AND TECHNOLOGY (AUTONOMOUS) | MEC Mechanical Engineering | BC_C_BOYS | telangana | final | 173800 | rank | bc-c male - -',
    'M V S R ENGINEERING COLLEGE (AUTONOMOUS) | INF Information Technology | BC_E_GIRLS | telangana | final | 57221 | rank | bc-e female - -',
    'PRINCETON INST OF ENGG TECH FOR WOMEN | CIV Civil Engineering | SC_GIRLS | telangana | final | 179423 | rank | sc female - -',
    'SIDDHARTHA INSTT OF TECHNOLOGY AND SCIENCES (AUTONOMOUS) | CSC Computer Science and Engineering (Cyber Security) | BC_E_GIRLS | telangana | final | 107180 | rank | bc-e female - -',
    'SUMATHI REDDY INST OF TECHNOLOGY FOR WOMEN | CSC Computer Science and Engineering (Cyber Security) | SC_GIRLS | telangana | final | 175232 | rank | sc female - -',
    'TALLA PADMAVATHI COLL OF ENGINEERING | CSE Computer Science and Engineering | BC_A_BOYS | telangana | final | 154430 | rank | bc-a male - -',
    'VIGNAN INSTITUTE OF TECHNOLOGY AND SCI (AUTONOMOUS) | MEC Mechanical Engineering | ST_GIRLS | telangana | final | 175496 | rank | st female - -',
    'VIJAYA ENGINEERING COLLEGE | ECE Electronics and Communication Engineering | BC_E_GIRLS | telangana | final | 121816 | rank | bc-e female - -',
  ],
  'ap-eapcet': [
    'BONAM VENKATA CHALAMAIAH INST. OF TECH AND SCI. | CIV Civil Engineering | ST_BOYS | au | final | 170816 | rank | st male au -',
    'PYDAH COLL OF ENGINEERING | CAI CSE (Artificial Intelligence) | SC_GIRLS | au | final | 165071 | rank | sc female au -',
    'G V R AND S COLLEGE OF ENGG. AND TECHNOLOGY | MEC Mechanical Engineering | BC_C_GIRLS | au | final | 137558 | rank | bc-c female au -',
    'PRIYADARSHINI INST. OF TECHNOLOGY AND SCIENCES | AID Artificial Intelligence and Data Science | BC_B_GIRLS | au | final | 86174 | rank | bc-b female au -',
    'AMRITA SAI INST. OF SCIENCE AND TECHNOLOGY | CSM CSE (Artificial Intelligence and Machine Learning) | EWS_BOYS | au | final | 87342 | rank | ews male au -',
    'PALADUGU PARVATHI DEVI COLLEGE OF ENGG AND TECH | ECE Electronics and Communication Engineering | BC_B_GIRLS | au | final | 119055 | rank | bc-b female au -',
    'VKR VNB AND AGK ENGINEERING COLLEGE | ECE Electronics and Communication Engineering | SC_GIRLS | au | final | 176645 | rank | sc female au -',
    'RISE KRISHNA SAI GANDHI GROUP OF INSTITUTIONS | ECE Electronics and Communication Engineering | BC_E_GIRLS | au | final | 157493 | rank | bc-e female au -',
    'AVANTHI INSTITUTE OF ENGG. AND TECHNOLOGY | ECE Electronics and Communication Engineering | BC_A_BOYS | au | final | 175677 | rank | bc-a male au -',
    'SANKETHIKA VIDYA PARISHAD ENGINEERING COLLEGE | AIM Artificial Intelligence and Machine Learning | SC_GIRLS | au | final | 170093 | rank | sc female au -',
    'MAHARAJAHS COLLEGE PHARMACY | PHM B.Pharmacy (MPC stream) | BC_D_GIRLS | au | final | 172679 | rank | bc-d female au -',
    'SASI INSTITUTE OF TECHNOLOGY AND ENGINEERING | INF Information Technology | OC_GIRLS | au | final | 49873 | rank | open female au -',
    'JNTUA COLLEGE OF ENGG. ANANTAPURAMU | CHE Chemical Engineering | OC_GIRLS | svu | final | 71956 | rank | open female svu -',
    'KMM INST OF TECHNOLOGY AND SCIENCE | EEE Electrical and Electronics Engineering | OC_BOYS | svu | final | 97397 | rank | open male svu -',
    'SRI VENKATESWARA COLLEGE OF ENGG. AND TECHNOLOGY | CIV Civil Engineering | ST_BOYS | svu | final | 160568 | rank | st male svu -',
    'KANDULA OBUL REDDY MEMORIAL COLL. OF ENGG. | AID Artificial Intelligence and Data Science | BC_B_BOYS | svu | final | 57112 | rank | bc-b male svu -',
    'DR.K.V.SUBBA REDDY INST. OF TECHNOLOGY | MEC Mechanical Engineering | BC_D_BOYS | svu | final | 131129 | rank | bc-d male svu -',
    'AUDHISANKARA COLLEGE OF ENGG. AND TECHNOLOGY | CAI CSE (Artificial Intelligence) | OC_GIRLS | svu | final | 176092 | rank | open female svu -',
    'ADITYA UNIVERSITY | MEC Mechanical Engineering | ST_BOYS | au | final | 118264 | rank | st male au -',
    'ANNAMACHARYA UNIVERSITY | CIV Civil Engineering | BC_D_BOYS | svu | final | 151749 | rank | bc-d male svu -',
  ],
  keam: [
    'Government College of Engineering, Kannur | Computer Science and Engineering | SM | kerala | all Phase 2 | 3561 | rank | open male - -',
    'Govt. Rajiv Gandhi Institute of Tech., Kottayam. | Electronics and Communication Engineering | LA | kerala | all Phase 2 | 8585 | rank | latin-catholic male - -',
    'College of Engineering,Thiruvananthapuram. | Industrial Engineering | BX | kerala | all Phase 2 | 13205 | rank | other-backward-christian male - -',
    'N S S College of Engineering, Palakkad | Electrical and Electronics Engineering | LA | kerala | all Phase 2 | 17646 | rank | latin-catholic male - -',
    'Mar Baselios College of Engineering and Technology, Thiruvananthapuram | Computer Science and Engineering | LA | kerala | all Phase 2 | 22910 | rank | latin-catholic male - -',
    'Albertian Institute of Science and Technology, Kochi | Computer Science and Engineering (Artificial Intelligence and Machine Learning) | FW | kerala | all Phase 2 | 27512 | rank | open male - tfw',
    'Government Engineering College, Idukki | Electronics and Communication Engineering | EW | kerala | all Phase 2 | 31741 | rank | ews male - -',
    'M. Dasan Institute of Technology, Kozhikode | Computer Science and Engineering | FW | kerala | all Phase 2 | 36010 | rank | open male - tfw',
    'Mar Baselios Institute of Technology and Science, Ernakulam | Computer Science and Engineering | SM | kerala | all Phase 2 | 40052 | rank | open male - -',
    'Jyothi Engineering College, Thrissur | Mechanical Engineering | SM | kerala | all Phase 2 | 44671 | rank | open male - -',
    'Government Engineering College, Kozhikkode | Electrical and Computer Engineering | VK | kerala | all Phase 1 | 47942 | rank | viswakarma male - -',
    'ACE College Of Engineering, Thiruvananthapuram | Aeronautical Engineering | EZ | kerala | all Phase 2 | 51123 | rank | ezhava male - -',
    'Vimal Jyothi Engineering College, Kannur | Computer Science and Engineering | BH | kerala | all Phase 1 | 54032 | rank | other-backward-hindu male - -',
    'K M E A Engineering College, Cochin | Mechanical Engineering | LA | kerala | all Phase 1 | 56375 | rank | latin-catholic male - -',
    'College of Dairy Science and Technology, Pookode | Dairy Technology. | ST | kerala | all Phase 1 | 58327 | rank | st male - -',
    'Providence College of Engineering, Chengannur | Computer Science and Engineering (Internet of Things and Cyber Security including Block Chain) | DV | kerala | all Phase 1 | 60179 | rank | dheevara male - -',
    'T K M Institute of Technology, Kollam | Bio Medical Engineering | SC | kerala | all Phase 1 | 61707 | rank | sc male - -',
    'Sreepathy Institute of Management and Technology, Palakkad | Computer Science and Engineering | MU | kerala | all Phase 1 | 63243 | rank | muslim male - -',
    'John Cox Memorial C S I Institute of Technology, Thiruvananthapuram | Mechanical Engineering | SM | kerala | all Phase 2 | 64258 | rank | open male - -',
    'MES Institute of Technology and Management, Kollam | Electronics and Communication Engineering | EZ | kerala | all Phase 1 | 65046 | rank | ezhava male - -',
  ],
  'gujcet-acpc': [
    'Government Engineering College, Bharuch | Electrical Engineering | st | gujarat | all | 36603 | rank | st male - -',
    'Government Engineering College, Modasa | Information Technology | esm | gujarat | all | 34492 | rank | open male - defence',
    'Government Engineering College, Sector 28 Gandhinagar | Information Technology | st | gujarat | all | 35202 | rank | st male - -',
    'L.D.College Of Engineering, Ahmedabad | Automobile Engineering | st | gujarat | all | 37340 | rank | st male - -',
    'Vishwakarma Government Engineering College, Chandkheda,Gandhinagar | Information Technology | sc | gujarat | all | 9016 | rank | sc male - -',
    'Faculty Of Technology & Engineering(MSU), Vadodara | Civil Engineering | ews | gujarat | all | 14935 | rank | ews male - -',
    'Institute of Infrastructure, Tech., Research & Management (IITRAM), Maninagar, Ahmedabad | Mechanical Engineering | sebc | gujarat | all | 26591 | rank | sebc male - -',
    'Ganpat University, U.V.Patel College of Engineering, Kherva, Mehsana | Biotechnology | tfws | gujarat | all | 10218 | rank | open male - tfw',
    "Marwadi Education Foundation's Group of Institutions - Faculty of Engineering & Technology, Rajkot | Bioinformatics | tfws | gujarat | all | 20513 | rank | open male - tfw",
    'Parul Institute of Technology, Waghodia, Vadodara | Chemical Engineering | general | gujarat | all | 39076 | rank | open male - -',
    'Birla Vishvakarma Maha Vidhylaya(Sfi), V.V.Nagar | Mechanical Engineering | sc | gujarat | all | 26523 | rank | sc male - -',
    'Sal College Of Engineering , Ahmedabad | Mechatronics | general | gujarat | all | 38817 | rank | open male - -',
    'Shri Sadvidhya Mandal Institute Of Tech., Bharuch | Mechanical Engineering | general | gujarat | all | 37648 | rank | open male - -',
    'Asha M. Tarsadia Institute of Computer Science & Technology, Maliba Campus, Bardoli | Computer Engineering | general | gujarat | all | 50712 | rank | open male - -',
    'C.U.Shah College Of Engg.& Tech.,Wadhvan | Computer Engineering | general | gujarat | all | 15794 | rank | open male - -',
    'G.H.Patel College Of Engg. & Tech. , V. V. Nagar | Chemical Engineering | tfws | gujarat | all | 8028 | rank | open male - tfw',
    'L.D.R.P. Institute Of Tech. & Research., Gandhinagar | Computer Engineering | sc | gujarat | all | 50025 | rank | sc male - -',
    'L.J. Institute Of Engg And Tech., Ahmedabad | Computer Science and Information Technology | sc | gujarat | all | 28897 | rank | sc male - -',
    'Sarvajanik College Of Engg. & Tech. , Surat | Electronics and Communication Engineering | tfws | gujarat | all | 4239 | rank | open male - tfw',
    'JG University - School of Engineering, Ahmedabad | Computer Science and Engineering (Big Data Analytics) | tfws | gujarat | all | 20994 | rank | open male - tfw',
  ],
  uptac: [
    'RAJKIYA ENGINEERING COLLEGE, BASTI | Electrical Engineering | SC | uttar-pradesh | 1 | 1157482 | jeeRank | sc male uttar-pradesh -',
    'INSTITUTE OF TECHNOLOGY & MANAGEMENT,LUCKNOW | Automobile Engineering | OPEN | all-india | 1 | 988679 | jeeRank | open male uttar-pradesh -',
    'RAJKIYA ENGINEERING COLLEGE,AZAMGARH | Civil Engineering | BC(Girl) | uttar-pradesh | 1 | 662726 | jeeRank | obc female uttar-pradesh -',
    'KAMLA NEHRU INSTITUTE OF TECHNOLOGY,SULTANPUR | Computer Science and Engineering (FW) | OPEN(TF) | uttar-pradesh | 1 | 47723 | jeeRank | open male uttar-pradesh tfw',
    'SCHOOL OF MANAGEMENT SCIENCE (SMS INSTITUTE OF TECHNOLOGY),LUCKNOW | Computer Science And Engineering (Internet Of Things) (FW) | OPEN(TF) | uttar-pradesh | 1 | 377627 | jeeRank | open male uttar-pradesh tfw',
    'Ch. Charan Singh University Campus (SCRIET) Meerut | Information Technology | BC(Girl) | uttar-pradesh | 1 | 411869 | jeeRank | obc female uttar-pradesh -',
    'KANPUR INSTITUTE OF TECHNOLOGY,KANPUR | Information Technology (FW) | OPEN(TF) | uttar-pradesh | 1 | 498945 | jeeRank | open male uttar-pradesh tfw',
    'INSTITUTE OF ENGINEERING & TECHNOLOGY, LUCKNOW | Electrical Engineering | ST | uttar-pradesh | 1 | 353131 | jeeRank | st male uttar-pradesh -',
    'BABU BANARASI DAS INSTITUTE OF TECHNOLOGY AND MANAGEMENT, LUCKNOW | Information Technology (FW) | OPEN(TF) | uttar-pradesh | 1 | 295184 | jeeRank | open male uttar-pradesh tfw',
    'DEEWAN V.S. INSTITUTE OF ENGINEERING & TECHNOLOGY, MEERUT,MEERUT | Computer Science and Engineering (FW) | OPEN(TF) | uttar-pradesh | 1 | 1120119 | jeeRank | open male uttar-pradesh tfw',
    'KAMLA NEHRU INSTITUTE OF PHYSICAL & SOCIAL SCIENCES,SULTANPUR | Computer Science and Engineering | SC | uttar-pradesh | 1 | 786799 | jeeRank | sc male uttar-pradesh -',
    'UTTAR PRADESH TEXTILE TECHNOLOGY INSTITUTE,KANPUR | Textile Chemistry | SC | uttar-pradesh | 1 | 1251140 | jeeRank | sc male uttar-pradesh -',
    'BUNDELKHAND INSTITUTE OF ENGINEERING & TECHNOLOGY, JHANSI | Information Technology (FW) | OPEN(TF) | uttar-pradesh | 1 | 63716 | jeeRank | open male uttar-pradesh tfw',
    'MEERUT INSTITUTE OF ENGINEERING & TECHNOLOGY,MEERUT | Computer Science And Engineering (Artificial Intelligence and Machine Learning) | EWS(GL) | uttar-pradesh | 1 | 639639 | jeeRank | ews female uttar-pradesh -',
    'Dr. Rammanohar Lohia Avadh University, Faizabad | Mechanical Engineering | BC | uttar-pradesh | 1 | 1247894 | jeeRank | obc male uttar-pradesh -',
    'SHRI RAM SWAROOP MEMORIAL COLLEGE OF ENGG. & MANAGEMENT,LUCKNOW | Computer Science and Engineering (Cyber Security) | OPEN | uttar-pradesh | 1 | 801179 | jeeRank | open male uttar-pradesh -',
    'J.S.S. ACADEMY OF TECHNICAL EDUCATION,GAUTAM BUDDH NAGAR | Civil Engineering | EWS(OPEN) | uttar-pradesh | 1 | 537070 | jeeRank | ews male uttar-pradesh -',
    'BUNDELKHAND INSTITUTE OF ENGINEERING & TECHNOLOGY, JHANSI | Information Technology | BC(Girl) | uttar-pradesh | 1 | 84078 | jeeRank | obc female uttar-pradesh -',
    'G.L. BAJAJ INSTITUTE OF TECHNOLOGY & MANAGEMENT,GAUTAM BUDDH NAGAR | Computer Science and Engineering (Artificial Intelligence) | EWS(GL) | uttar-pradesh | 1 | 228828 | jeeRank | ews female uttar-pradesh -',
    'RAJKIYA ENGINEERING COLLEGE,KANNAUJ | Computer Science and Engineering | ST | uttar-pradesh | 1 | 356898 | jeeRank | st male uttar-pradesh -',
  ],
  wbjee: [
    'Jadavpur University | Production Engineering (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 1219 | rank | open male west-bengal tfw',
    'University Of Calcutta | Chemical Engineering | OBC | west-bengal | all Round 1 | 3327 | rank | obc male west-bengal -',
    'University Of Calcutta | Electronics and Communication Engineering | SC | west-bengal | all Round 3 | 6103 | rank | sc male west-bengal -',
    'Ramkrishna Mahato Government Engineering College, Purulia | Electronics and Communication Engineering | OBC | west-bengal | all Round 1 | 8974 | rank | obc male west-bengal -',
    'Narula Institute of Technology, Agarpara, Kolkata | Electronics and Communication Engineering (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 12300 | rank | open male west-bengal tfw',
    'Bidhan Chandra Krishi Viswa Vidyalaya, Mohanpur, Nadia | Agricultural Engineering | SC | west-bengal | all Round 1 | 15755 | rank | sc male west-bengal -',
    'Ramkrishna Mahato Government Engineering College, Purulia | Electrical Engineering | SC | west-bengal | all Round 1 | 20010 | rank | sc male west-bengal -',
    'Ideal Institute of Engineering, Kalyani | Artificial Intelligence And Machine Learning (TFW) | Tuition Fee Waiver | west-bengal | all Round 1 | 25603 | rank | open male west-bengal tfw',
    'Kaji Nazrul University, Asansol | Computer Science and Engineering (Data Science) | EWS | west-bengal | all Round 3 | 34082 | rank | ews male west-bengal -',
    'Cooch Behar Government Engineering College, Cooch Behar | Civil Engineering | EWS | west-bengal | all Round 3 | 45976 | rank | ews male west-bengal -',
    'B.P. Poddar Institute of Management & Technology, Kolkata | Artificial Intelligence And Machine Learning | Open | all-india | all Round 1 | 57697 | rank | open male west-bengal -',
    'Heritage Institute of Technology, Kolkata | Information Technology | Open | all-india | all Round 1 | 72137 | jeeRank | open male west-bengal -',
    'Heritage Institute of Technology, Kolkata | Chemical Engineering | EWS | west-bengal | all Round 3 | 81244 | rank | ews male west-bengal -',
    'Maulana Abul Kalam Azad University of Technology, West Bengal | Information Technology | Open (PwD) | west-bengal | all Round 1 | 86928 | rank | open male west-bengal pwd',
    'Ideal Institute of Engineering, Kalyani | Electronics and Communication Engineering | Open | all-india | all Round 3 | 90149 | rank | open male west-bengal -',
    'Techno International Batanagar | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 3 | 92068 | rank | open male west-bengal -',
    'Calcutta Institute of Technology, Uluberia, Howrah | Electrical Engineering | Open | all-india | all Round 1 | 249173 | jeeRank | open male west-bengal -',
    'Dr. B. C. Roy Engineering College, Durgapur | Computer Science and Engineering (Data Science) | Open | all-india | all Round 1 | 478529 | jeeRank | open male west-bengal -',
    'Elitte College of Engineering,Mahispota, Sodepur | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 1 | 892102 | jeeRank | open male west-bengal -',
    'Supreme Knowledge Foundation Group of Institutions, Mankundu, Hooghly | Computer Science and Engineering (Artificial Intelligence And Machine Learning) | Open | all-india | all Round 1 | 1274353 | jeeRank | open male west-bengal -',
  ],
  'mp-dte': [
    'Acropolis Institute of Technology & Research, Indore (2005) | IT Information Technology | FW/OP | unstated | unspecified | 197930 | jeeRank | open male madhya-pradesh tfw',
    'Bhopal Institute of Technology & Management, Bhopal (2009) | CSE Computer Science and Engineering | FW/OP | unstated | unspecified | 669943 | jeeRank | open male madhya-pradesh tfw',
    'Hitkarni College of Engineering & Technology, Jabalpur (1997) | CE Civil Engineering | UR/X/OP | unstated | unspecified | 1463039 | jeeRank | open male madhya-pradesh -',
    'Indore Institute of Science & Technology, Indore (2003) | IT Information Technology | UR/X/OP | unstated | unspecified | 614475 | jeeRank | open male madhya-pradesh -',
    'Institute of Engineering Jiwaji University, Gwalior (1996) | EL Electronics Engineering | UR/X/OP | madhya-pradesh | unspecified | 1417144 | jeeRank | open male madhya-pradesh -',
    'Jabalpur Engineering College, Jabalpur, (JEC) (1947) | CE Civil Engineering | ST/X/OP | madhya-pradesh | unspecified | 1145675 | jeeRank | st male madhya-pradesh -',
    'Jai Narain College of Technology, Bhopal (2003) | CSE Computer Science and Engineering | FW/OP | unstated | unspecified | 510186 | jeeRank | open male madhya-pradesh tfw',
    'Lakshmi Narain College of Technology, Bhopal (1994) | CSEAIADS Cseaiads | OBC/X/OP | unstated | unspecified | 549411 | jeeRank | obc male madhya-pradesh -',
    'Madhav Institute of Technology and Science, Gwalior (1957) (Deemed University) | CHEM Chemical Engineering | SC/X/F | madhya-pradesh | unspecified | 901255 | jeeRank | sc female madhya-pradesh -',
    'Madhav Institute of Technology and Science, Gwalior (1957) (Deemed University) | INOT Internet of Things | UR/S/OP | madhya-pradesh | unspecified | 449004 | jeeRank | open male madhya-pradesh defence',
    'NRI Institute of Information Science & Technology, Bhopal (2001) | CSE Computer Science and Engineering | UR/X/OP | unstated | unspecified | 1449832 | jeeRank | open male madhya-pradesh -',
    'Rewa Engineering College, Rewa (REC) (1964) | CE Civil Engineering | OBC/X/OP | madhya-pradesh | unspecified | 1402356 | jeeRank | obc male madhya-pradesh -',
    'Sagar Institute of Science & Technology (SISTEC) Bhopal (2007) | CE Civil Engineering | UR/X/OP | unstated | unspecified | 1274239 | jeeRank | open male madhya-pradesh -',
    'Samrat Ashok Technological Institute, Vidisha (1960) | EC Electronics and Communication Engineering | OBC/X/F | madhya-pradesh | unspecified | 625662 | jeeRank | obc female madhya-pradesh -',
    'Shivajirao Kadam Institute of Technology and Management-Technical Campus, Indore (2009) | EC Electronics and Communication Engineering | UR/X/OP | unstated | unspecified | 1346818 | jeeRank | open male madhya-pradesh -',
    'Shri G.S. Institute of Technology & Science, Indore (M.P.) (1952) | Electronics and Telecommunications Electronics and Telecommunications | ST/X/OP | madhya-pradesh | unspecified | 733397 | jeeRank | st male madhya-pradesh -',
    'Sri Aurobindo Institute of Technology, Indore (2009) | EC Electronics and Communication Engineering | UR/X/OP | unstated | unspecified | 749372 | jeeRank | open male madhya-pradesh -',
    'UJJAIN ENGINEERING COLLEGE (FORMERLY GOVT. ENGG. COLLEGE ESTB. IN 1966) | CE Civil Engineering | OBC/X/F | madhya-pradesh | unspecified | 613316 | jeeRank | obc female madhya-pradesh -',
    'University Institute of Technology Barkatullah University, Bhopal (1997) | IT Information Technology | OBC/X/OP | madhya-pradesh | unspecified | 805999 | jeeRank | obc male madhya-pradesh -',
    'UNIVERSITY INSTITUTE OF TECHNOLOGY RGPV, SHIVPURI (2020) | CSE Computer Science and Engineering | JKR | outside-madhya-pradesh | unspecified | 594207 | jeeRank | open male outside-madhya-pradesh jk',
  ],
  ojee: [
    'Veer Surendra Sai University of Technology, Burla | Computer Science Engineering with specialization in Artificial Intelligence and Machine Learni | General | odisha | all | 145821 | jeeRank | open female odisha -',
    'Veer Surendra Sai University of Technology, Burla | Safety and Fire Engineering - TFW | TFW | odisha | all | 277096 | jeeRank | open male odisha tfw',
    'Silicon University, Bhubaneswar | Electronics Engineering (VLSI Design and Technology) | General | all-india | all | 422206 | jeeRank | open male odisha -',
    'Government College of Engineering , Kalahandi, Bhawanipatna | Computer Science and Engineering | SC | odisha | all | 552710 | jeeRank | sc male odisha -',
    'Trident Academy of Technology, Bhubaneswar | Computer Science and Engineering - TFW | TFW | odisha | all | 703844 | jeeRank | open male odisha tfw',
    'BIJU PATNAIK UNIVERSITY OF TECHNOLOGY, ROURKELA | Civil Engineering | General | odisha | all | 854261 | jeeRank | open female odisha -',
    'Indira Gandhi Institute of Technology, Sarang | Chemical Engineering | SC | odisha | all | 970241 | jeeRank | sc male odisha -',
    'Odisha University of Technology and Research (formerly College of Engineering and Technology), Bhubaneswar | Txetlie Engineering | EW | odisha | all | 1095570 | jeeRank | ews female odisha -',
    'Government College of Engineering, Keonjhar | Metallurgical and Materials Engineering | General | odisha | all | 1213151 | jeeRank | open female odisha -',
    'DRIEMS University, Cuttack | Computer Science and Engineering - TFW | TFW | odisha | all | 1301145 | jeeRank | open male odisha tfw',
    'Rayagada Institute of Technology & Management, Rayagada | Electrical and Electronics Engineering | General | all-india | all | 1382330 | jeeRank | open male odisha -',
    'Srinix College of Engineering, Balasore | Electrical Engineering | General | odisha | all | 1427832 | jeeRank | open female odisha -',
    'Bhubaneswar Engineering College, Pitapally, Bhubaneswar | Aeronautical Engineering | General | odisha | all | 1456154 | jeeRank | open female odisha -',
    'Trident Academy of Technology, Bhubaneswar | Computer Science and Technology | General | all-india | all | 1474172 | jeeRank | open male odisha -',
    'Central Institute of Plastic Engineering and Technology, Patia, Bhubane | sMwaanrufacturing Engineering and Technology | General | odisha | all | 1506197 | jeeRank | open male odisha -',
    'DRIEMS University, Cuttack | Electrical and Computer Engineering | General | odisha | all | 1508756 | jeeRank | open male odisha -',
    'Sanjaya Memorial Institute of Technology, Berhampur | Mechanical Engineering | General | odisha | all | 1509787 | jeeRank | open male odisha -',
    'Aryan Institute of Engineering & Technology, Barakuda, Bhubaneswar | Electronics and Communication Engineering | General | odisha | all | 1510472 | jeeRank | open male odisha -',
    'Temple City Institute of Technology and Engineering,TITE, Bhubaneswa | Mr echanical Engineering | General | odisha | all | 1510868 | jeeRank | open male odisha -',
    'Bhubaneswar College of Engineering , Khajuria, Khurda | Civil Engineering | General | odisha | all | 1511107 | jeeRank | open male odisha -',
  ],
  bcece: [
    'B.C.E. BHAGALPUR | Electrical Engineering | SMQ | bihar | 1+2 | 3 | categoryRank | smq male - -',
    'CIPET:IPT, BIHTA, PATNA | Petrochemical Engineering | UR | bihar | 1+2 | 4584 | rank | open female - -',
    'GOVT ENGG COLLEGE W. CHAMPARAN | Civil Engineering | UR | bihar | 1+2 | 13682 | rank | open female - -',
    'GOVT ENGG. COLLEGE SHEOHAR | Electrical Engineering | EWS | bihar | 1+2 | 1452 | categoryRank | ews male - -',
    'GOVT. ENGG. COLLEGE OF SAMASTIPUR | Electrical Engineering | UR | bihar | 1+2 | 7765 | rank | open female - -',
    'GOVT. ENGG. COLLEGE, AURANGABAD | Computer Sc and Engineering (Data Science) | UR | bihar | 1+2 | 919 | rank | open female - -',
    'GOVT. ENGG. COLLEGE, BHOJPUR | Computer Sc. and Engineering | SC | bihar | 1+2 | 1764 | categoryRank | sc female - -',
    'GOVT. ENGG. COLLEGE, GOPALGANJ | Civil Engineering | E-UR | bihar | 1+2 | 2083 | rank | open male - e-seat',
    'GOVT. ENGG. COLLEGE, JAMUI | Electrical Engineering | E-UR | bihar | 1+2 | 6258 | rank | open male - e-seat',
    'GOVT. ENGG. COLLEGE, KAIMUR | Computer Science and Engineering (Networks) | EWS | bihar | 1+2 | 353 | categoryRank | ews male - -',
    'GOVT. ENGG. COLLEGE, MADHUBANI | Computer Sc. and Engineering | SC | bihar | 1+2 | 1882 | categoryRank | sc female - -',
    'GOVT. ENGG. COLLEGE, SHEIKHPURA | Computer Sc. and Engineering | SC | bihar | 1+2 | 1109 | categoryRank | sc male - -',
    'GOVT. ENGG. COLLEGE, VAISHALI | Civil Engineering | EBC | bihar | 1+2 | 3690 | categoryRank | ebc female - -',
    'GOVT. ENGG.COLLEGE MUNGER | Electrical Engineering | UR | bihar | 1+2 | 6092 | rank | open male - -',
    'K.C.E., KATIHAR | Electrical and Electronics Engineering | BC | bihar | 1+2 | 4846 | categoryRank | bc female - -',
    'M..C.E. MOTIHARI | Electrical and Electronics Engineering | E-RCG | bihar | 1+2 | 4351 | categoryRank | rcg female - e-seat',
    'NALANDA COLLEGE. OF ENGG,CHANDI | Mechanical Engineering | SMQ | bihar | 1+2 | 49 | categoryRank | smq male - -',
    'R.R.S.D.C.E, BEGUSARAI | Electrical and Electronics Engineering | E-UR | bihar | 1+2 | 10535 | rank | open female - e-seat',
    'S.I.T. SITAMARHI | Mechanical Engineering | ST | bihar | 1+2 | 95 | categoryRank | st male - -',
    'SHRI PHANISHWAR NATH RENU ENGG. COLLEGE, ARARIA | Mechatronics Engineering | EBC | bihar | 1+2 | 3960 | categoryRank | ebc male - -',
  ],
  'jac-delhi': [
    'Delhi Technological University (DTU) | Information Technology (IT) | SCGNO | outside-delhi | unspecified | 45086 | jeeRank | sc male outside-delhi -',
    'Delhi Technological University (DTU) | Electrical Engineering (EE) | EWGND | delhi | unspecified | 55920 | jeeRank | ews male delhi -',
    'Delhi Technological University (DTU) | Engineering Physics (EP) | OBGND | delhi | unspecified | 175339 | jeeRank | obc male delhi -',
    'Delhi Technological University (DTU) | Environmental Engineering (ENE) | EWGND | delhi | unspecified | 111847 | jeeRank | ews male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Computer Science and Engineering (Artificial Intelligence) (CSAI) | SCCWD | delhi | unspecified | 719657 | jeeRank | sc male delhi defence',
    'Netaji Subhas University of Technology (NSUT) | Computer Science and Engineering (Data Science) (CSDS) | EWGLD | delhi | unspecified | 34576 | jeeRank | ews female delhi -',
    'Netaji Subhas University of Technology (NSUT) | Information Technology (IT) | SCGND | delhi | unspecified | 115192 | jeeRank | sc male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Mathematics and Computing (MAC) | OBGNO | outside-delhi | unspecified | 19208 | jeeRank | obc male outside-delhi -',
    'Netaji Subhas University of Technology (NSUT) | Electronics and Communication Engineering (ECE) | GNPDO | outside-delhi | unspecified | 281828 | jeeRank | open male outside-delhi pwd',
    'Netaji Subhas University of Technology (NSUT) | Electrical Engineering (EE) | STGNO | outside-delhi | unspecified | 175969 | jeeRank | st male outside-delhi -',
    'Netaji Subhas University of Technology (NSUT) | Mechanical Engineering (ME) | SCCWO | outside-delhi | unspecified | 169883 | jeeRank | sc male outside-delhi defence',
    'Netaji Subhas University of Technology (NSUT) | Computer Science and Engineering (Big Data Analytics) (CSDA) | OBGND | delhi | unspecified | 106373 | jeeRank | obc male delhi -',
    'Netaji Subhas University of Technology (NSUT) | Electronics and Communication Engineering (AI/ML) (ECAM) | GNGNO | outside-delhi | unspecified | 10196 | jeeRank | open male outside-delhi -',
    'Netaji Subhas University of Technology (NSUT) | Civil Engineering (CE) | GNGNO | outside-delhi | unspecified | 22846 | jeeRank | open male outside-delhi -',
    'Indraprastha Institute of Information Technology Delhi (IIIT Delhi) | Computer Science and Artificial Intelligence (CSAI) | EWGND | delhi | unspecified | 31341 | jeeRank | ews male delhi -',
    'Indraprastha Institute of Information Technology Delhi (IIIT Delhi) | Computer Science and Design (CSD) | SCGNO | outside-delhi | unspecified | 73949 | jeeRank | sc male outside-delhi -',
    'Indraprastha Institute of Information Technology Delhi (IIIT Delhi) | Electronics and Communications Engineering (ECE) | STGNO | outside-delhi | unspecified | 158809 | jeeRank | st male outside-delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Computer Science and Engineering (CSE) | GNGNO | outside-delhi | unspecified | 20788 | jeeRank | open male outside-delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Information Technology (IT) | EWGND | delhi | unspecified | 107203 | jeeRank | ews male delhi -',
    'Indira Gandhi Delhi Technical University for Women (IGDTUW) | Mechanical and Automation Engineering with integrated MBA (DMAM) | GNCWD | delhi | unspecified | 288586 | jeeRank | open male delhi defence',
  ],
}

const BOOK = await loadShippedStateBook()

test('every counselling is held to twenty published rows', () => {
  expect(Object.values(PUBLISHED).map((rows) => rows.length)).toEqual(STATE_COUNSELLING_IDS.map(() => 20))
})

test.each(STATE_COUNSELLING_IDS)('%s: the closing figure itself gets the seat, one worse does not', (id) => {
  const set = setOf(id)
  for (const row of PUBLISHED[id]) {
    const fact = readFact(row)
    const isBetterHigher = fact.score === 'marks'
    const oneWorse = isBetterHigher ? fact.closing - 1 : fact.closing + 1
    expect(judgement(set, fact, fact.closing), row).toEqual([true])
    expect(judgement(set, fact, oneWorse), row).toEqual([false])
  }
})

test.each(STATE_COUNSELLING_IDS)('%s: names, codes and figures of the book are those of the published rows', (id) => {
  const set = setOf(id)
  for (const row of PUBLISHED[id]) {
    const fact = readFact(row)
    const printed = seatsOf(set, fact).flatMap((seat) =>
      set.lists.filter((list) => `${list.round} ${list.stage}`.trim() === fact.round).map((list) => list.closing[seat]),
    )
    expect(printed, row).toEqual([fact.closing])
  }
})

type Fact = {
  institute: string
  programme: string
  code: string
  region: string
  round: string
  closing: number
  score: (typeof SCORE_KEYS)[number]
  category: StateCategoryKey
  gender: 'male' | 'female'
  home: string | undefined
  claims: StateProfile['claims']
}

function readFact(row: string): Fact {
  const [institute = '', programme = '', code = '', region = '', round = '', closing = '', score = '', who = ''] =
    row.split(' | ')
  const [category = '', gender = '', home = '', claims = ''] = who.split(' ')
  return {
    institute,
    programme,
    code,
    region,
    round,
    closing: Number(closing),
    score: oneOf(SCORE_KEYS, score),
    category: oneOf(Object.keys(STATE_CATEGORY_NAMES) as StateCategoryKey[], category),
    gender: oneOf(['male', 'female'] as const, gender),
    home: home === '-' ? undefined : home,
    claims: claims === '-' ? [] : claims.split(',').map((claim) => oneOf(STATE_CLAIMS, claim)),
  }
}

function oneOf<const Word extends string>(words: readonly Word[], written: string): Word {
  const found = words.find((word) => word === written)
  if (found === undefined) throw new Error(`${written} is none of ${words.join(', ')}`)
  return found
}

function setOf(id: StateCounsellingId): StateSet {
  const set = BOOK.sets.find(({ counselling }) => counselling === id)
  if (!set) throw new Error(`The state book has no ${id}`)
  return set
}

/** The seats of the book that a row speaks of: one, or the book or the row is wrong. */
function seatsOf(set: StateSet, fact: Fact): number[] {
  const lists = findStateCounselling(set.counselling)
    .measures.filter(({ key }) => key === fact.score)
    .map(({ list }) => list)
  return Array.from({ length: set.seatCount }, (_, seat) => seat).filter((seat) => {
    const kind = set.kinds[set.kind[seat] ?? -1]
    const programme = set.programmes[set.programme[seat] ?? -1]
    return (
      set.institutes[set.institute[seat] ?? -1]?.name === fact.institute &&
      `${programme?.code ?? ''} ${programme?.name}`.trim() === fact.programme &&
      kind?.code === fact.code &&
      lists.includes(kind.list) &&
      kind.region === fact.region &&
      kind.gender === (fact.gender === 'female' ? 'female' : 'any')
    )
  })
}

/** Whether a score gets the seat of a row in that row's own round. */
function judgement(set: StateSet, fact: Fact, score: number): boolean[] {
  const { category, gender, home, claims } = fact
  const seats = new Set(seatsOf(set, fact))
  return judgeStateSeats(set, { scores: { [fact.score]: score }, category, gender, home, claims })
    .filter(({ seat }) => seats.has(seat))
    .flatMap(({ lists }) => lists.filter((list) => `${list.round} ${list.stage}`.trim() === fact.round))
    .map(({ isIn }) => isIn)
}
